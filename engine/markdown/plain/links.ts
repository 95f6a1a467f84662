import type { VFile } from 'vfile'
import { ownValue } from '../../model/own-value.ts'
import { hrefOf } from '../../model/route.ts'
import { resolveLink } from '../links/resolve-link.ts'
import { isProblem, picturesFolder } from '../pictures/picture.ts'
import { contextOf } from '../report.ts'

/** Address of a link for a reader who has no page around it. What is wrong with it is reported elsewhere. */
export function absoluteAddress(url: string, file: VFile): string {
  const context = contextOf(file)
  const resolved = resolveLink(url, context)
  if ('problem' in resolved) return url
  if (resolved.kind === 'hash') return context.pageUrl + (resolved.href ?? url)
  return resolved.href === undefined ? url : context.siteUrl + resolved.href
}

/** The same of a picture. */
export function absoluteImage(url: string, file: VFile): string {
  const { siteUrl, base, pictures = {} } = contextOf(file)
  const found = ownValue(pictures, url)
  return found && !isProblem(found) ? siteUrl + hrefOf(`/${picturesFolder}/${found.light.fallback}`, base) : url
}
