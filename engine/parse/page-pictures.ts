import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, extname, join, posix } from 'node:path'
import { markdownSyntax } from '../markdown/markdown-syntax.ts'
import { isProblem, type PagePictures, type PicturePair, type PictureProblem } from '../markdown/pictures/picture.ts'
import { pictureIn } from '../markdown/pictures/picture-store.ts'
import { walkMarkdown } from '../markdown/walk.ts'
import { decode } from '../model/decode.ts'
import { suggestion } from '../model/nearest.ts'

const suffixes = 'png|jpe?g|webp|avif|gif|svg'
const ending = new RegExp(`\\.(?:${suffixes})$`, 'i')
/** Most texts name no picture: they are not parsed for one. */
const mention = new RegExp(`\\.(?:${suffixes})\\b`, 'i')

/**
 * Draws the pictures that a page names. They lie beside it; a translation may do without its own, and then shows those of
 * the first language.
 * @param file the page, from the site's root.
 * @param source folder of the first language: `en`.
 */
export async function pagePictures(root: string, file: string, body: string, source: string): Promise<PagePictures> {
  const urls = mention.test(body) ? pictureUrls(body) : []
  const entries = urls.map(async (url) => [url, await pairAt(root, file, decode(url), source)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** Relative addresses of the pictures in a text, as the parser of pages reads them. */
function pictureUrls(body: string): string[] {
  parser ??= markdownSyntax().freeze()
  const urls = new Set<string>()
  const definitions = new Map<string, string>()
  const named = new Set<string>()
  walkMarkdown(parser.parse(body), (node) => {
    if (node.type === 'image') urls.add(node.url)
    if (node.type === 'imageReference') named.add(node.identifier)
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node.url)
  })
  for (const name of named) urls.add(definitions.get(name) ?? '')
  return [...urls].filter((url) => ending.test(url) && !/^\/|^[a-z][a-z0-9+.-]*:/i.test(url))
}

let parser: ReturnType<typeof markdownSyntax> | undefined

async function pairAt(root: string, file: string, url: string, source: string): Promise<PicturePair | PictureProblem> {
  const place = posix.join(posix.dirname(file), url)
  const original = place.replace(/^content\/\w+\//, `content/${source}/`)
  if (!place.startsWith('content/')) return { problem: 'lies outside the content', hint: 'Put it beside the page.' }
  const found = [place, original].find((one) => existsSync(join(root, one)))
  if (found === undefined) return { problem: 'does not exist', hint: await nearestIn(root, place) }
  const light = await pictureIn(join(root, found))
  if (isProblem(light)) return light
  const suffix = extname(found)
  const darkFile = `${found.slice(0, -suffix.length)}.dark${suffix}`
  if (!existsSync(join(root, darkFile))) return { light }
  const dark = await pictureIn(join(root, darkFile))
  if (isProblem(dark)) return { ...dark, problem: `has a dark one that ${dark.problem}` }
  if (dark.width * light.height === dark.height * light.width) return { light, dark }
  const sizes = `${light.width} × ${light.height} and ${dark.width} × ${dark.height} px`
  return {
    problem: `and its dark one have different shapes (${sizes})`,
    hint: 'The page must not move with the theme.',
  }
}

async function nearestIn(root: string, place: string): Promise<string> {
  const names = await readdir(join(root, dirname(place))).catch(() => [])
  const pictures = names.filter((name) => ending.test(name))
  return pictures.length === 0 ? 'Put the file beside the page.' : suggestion(basename(place), pictures)
}
