import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { hrefOf } from '../../model/route.ts'
import { contextOf, report } from './report.ts'
import { walkElements } from './walk.ts'

/** Checks images and lets the browser load them when they come near. */
export function rehypeImages(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    walkElements(tree, (element) => {
      if (element.tagName !== 'img') return
      checkImage(element, file)
      const { src, alt, ...others } = element.properties
      const href = typeof src === 'string' && src.startsWith('/') ? hrefOf(src, contextOf(file).base) : src
      element.properties = { src: href, alt, ...others, loading: 'lazy', decoding: 'async' }
    })
  }
}

function checkImage(element: Element, file: VFile): void {
  const { src, alt } = element.properties
  if (typeof alt !== 'string' || alt.trim() === '') {
    report(file, element, `The image "${src}" has no text.`, 'Say what it shows: "![what it shows](file)".')
  }
  if (typeof src !== 'string' || src === '') report(file, element, 'An image has no address.')
  else if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src)) {
    const hint = 'Put the file beside the page: the site loads nothing from elsewhere.'
    report(file, element, `The image "${src}" lies outside the site.`, hint)
  }
}
