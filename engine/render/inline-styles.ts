import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bundle } from '../bundle/bundle.ts'
import { escapeAttribute } from '../markup/escape.ts'
import { hrefOf } from '../model/route.ts'

/** Stylesheets as documents carry them, so that the first paint waits for no further answer. */
export interface InlineStyles {
  /** `<style>` elements, by the names of the files below `assets/` that hold the same. */
  readonly elements: Readonly<Record<string, string>>
  /** What the policy allows them by. */
  readonly hashes: string[]
}

/**
 * The stylesheets that a document may need. Each names its file, so that no later navigation loads it again.
 * @param base of the site: addresses in the files are relative to the files.
 */
export async function inlineStyles(bundle: Bundle, base: string): Promise<InlineStyles> {
  const { style, notFoundStyle, searchStyle, articleStyles } = bundle
  const names = [style, notFoundStyle, searchStyle, ...Object.values(articleStyles)]
  const assets = hrefOf('/assets/', base)
  const read = names.map(async (name) => {
    const text = await readFile(join(bundle.folder, 'assets', name), 'utf8')
    return [name, text.replaceAll('url(./', `url(${assets}`)] as const
  })
  const texts = await Promise.all(read)
  const element = (name: string, text: string) => `<style data-href="${escapeAttribute(assets + name)}">${text}</style>`
  return {
    elements: Object.fromEntries(texts.map(([name, text]) => [name, element(name, text)])),
    hashes: texts.map(([, text]) => hashForPolicy(text)),
  }
}

/** A hash as a policy names an inline script or style. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
