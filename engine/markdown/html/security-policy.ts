import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { report } from '../report.ts'
import { walkElements } from '../walk.ts'

/** The security policy forbids style attributes and inline handlers. No author can write one, so this guards ourselves. */
export function rehypeSecurityPolicy(tree: Root, file: VFile): void {
  walkElements(tree, (element) => {
    for (const [name, value] of Object.entries(element.properties)) {
      // Properties without a value are not written.
      if (value === null || value === undefined || !/^(?:style$|on)/i.test(name)) continue
      const hint = 'This is a mistake in engine/markdown, not in the page.'
      report(file, element, `<${element.tagName}> got the attribute "${name}".`, hint)
    }
  })
}
