import type { VFile } from 'vfile'
import { contextOf } from './report.ts'
import { resolveLink } from './resolve-link.ts'

/** Address of a link for a reader who has no page around it. What is wrong with it is reported elsewhere. */
export function absoluteAddress(url: string, file: VFile): string {
  const context = contextOf(file)
  const resolved = resolveLink(url, context)
  if ('problem' in resolved) return url
  if (resolved.kind === 'hash') return context.pageUrl + url
  return resolved.href === undefined ? url : context.siteUrl + resolved.href
}

/** The same of a picture. */
export function absoluteImage(url: string, file: VFile): string {
  const { siteUrl, base } = contextOf(file)
  return url.startsWith('/') ? siteUrl + base + url.slice(1) : url
}
