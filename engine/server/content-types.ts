import { basename, extname } from 'node:path'

/**
 * The files a built site may hold, by suffix. One table for our server and for nginx, whose own table knows neither
 * Markdown nor web manifests.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tar: 'application/x-tar',
  // Programs to be read: to a server of videos this suffix means a stream.
  ts: 'text/plain',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
}

/** Files whose suffix does not say enough. */
export const namedTypes: Readonly<Record<string, string>> = {
  'atom.xml': 'application/atom+xml',
  'rss.xml': 'application/rss+xml',
}

/** What a file of any other suffix is: nothing a browser would interpret. */
export const unknownType = 'application/octet-stream'

/** The types that are text: they name their charset and are worth compressing. */
export const textTypes = [...Object.values(contentTypes), ...Object.values(namedTypes)].filter((type) =>
  /^text\/|json$|xml$/.test(type),
)

/** Responses below this many bytes are sent as they are: compression would not save a packet. */
export const smallestToCompress = 1024

/** Whether a file holds text, by its name. */
export function isText(file: string): boolean {
  return textTypes.includes(mediaType(file))
}

/** The `Content-Type` of a file, with the charset where it is text. */
export function contentType(file: string): string {
  return isText(file) ? `${mediaType(file)}; charset=utf-8` : mediaType(file)
}

function mediaType(file: string): string {
  return namedTypes[basename(file)] ?? contentTypes[extname(file).slice(1)] ?? unknownType
}
