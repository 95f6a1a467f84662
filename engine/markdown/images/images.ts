import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { decode } from '../../model/decode.ts'
import { ownValue } from '../../model/own-value.ts'
import { hastText } from '../hast-text.ts'
import { filesOf, isProblem, type PicturePair } from '../pictures/picture.ts'
import { contextOf, report } from '../report.ts'
import { walkElements } from '../walk.ts'
import { picture } from './figure.ts'

/** Turns pictures that stand in a paragraph of their own into figures, and says what is wrong with the others. */
export function rehypeImages(tree: Root, file: VFile): void {
  const alone = new Set<Element>()
  walkElements(tree, (element, index, parent) => {
    if (element.tagName === 'img' && !alone.has(element)) checkImage(element, false, file)
    const image = element.tagName === 'p' ? onlyImage(element) : undefined
    if (!image) return
    alone.add(image)
    checkImage(image, true, file)
    const isFirst = parent === tree && file.data.pictures === undefined && isOnFirstScreen(tree, index)
    parent.children[index] = figureOf(image, isFirst, file) ?? element
  })
}

/** Letters of prose before a picture with which it still shows on the first screen of a phone. */
const maxBefore = 400

/** Whether a picture shows before anybody scrolls: only a short beginning stands above it, and no heading or sample. */
function isOnFirstScreen({ children }: Root, index: number): boolean {
  const before = children.slice(0, index).filter((child) => child.type === 'element')
  const letters = before.reduce((sum, element) => sum + hastText(element).length, 0)
  return before.every(({ tagName }) => tagName === 'p') && letters <= maxBefore
}

function figureOf(image: Element, isFirst: boolean, file: VFile): Element | undefined {
  const pair = pairOf(image, file)
  if (!pair || isProblem(pair)) return undefined
  const { pictures = [] } = file.data
  const files = [pair.light, ...(pair.dark ? [pair.dark] : [])].flatMap(filesOf)
  file.data.pictures = [...new Set([...pictures, ...files])]
  return picture(image, pair, { base: contextOf(file).base, isFirst })
}

function onlyImage({ children }: Element): Element | undefined {
  const [image, ...others] = children.filter(
    (child: ElementContent) => child.type !== 'text' || child.value.trim() !== '',
  )
  return image?.type === 'element' && image.tagName === 'img' && others.length === 0 ? image : undefined
}

function pairOf({ properties: { src } }: Element, file: VFile) {
  const { pictures = {} } = contextOf(file)
  const url = String(src)
  return ownValue(pictures, url) ?? ownValue(pictures, decode(url))
}

function checkImage(element: Element, isAlone: boolean, file: VFile): void {
  const { src, alt } = element.properties
  const url = typeof src === 'string' ? src : ''
  if (typeof alt !== 'string' || alt.trim() === '') {
    report(file, element, `The image "${url}" has no text.`, 'Say what it shows: "![what it shows](file)".')
  }
  if (url === '') report(file, element, 'An image has no address.')
  else if (/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(url)) {
    const hint = 'Put the file beside the page: the site loads nothing from elsewhere.'
    report(file, element, `The image "${url}" does not lie beside the page.`, hint)
  } else if (!isAlone) {
    report(file, element, `The image "${url}" stands in a text or a link.`, 'Give it a paragraph of its own.')
  } else checkFile(element, url, file)
}

function checkFile(element: Element, url: string, file: VFile): void {
  const found: PicturePair | { problem: string; hint?: string } = pairOf(element, file) ?? {
    problem: 'is of no kind that pages show',
    hint: 'Pages show PNG, JPEG, WebP, AVIF, GIF and SVG.',
  }
  if (isProblem(found)) report(file, element, `The image "${url}" ${found.problem}.`, found.hint)
}
