import type { Node } from '@takumi-rs/core'
import { type Target, targets } from '../../engine/model/target.ts'
import type { SocialImage } from './social-image.ts'
import { lineCount, titleSize } from './title-size.ts'

/** Names of the pictures in an image: the renderer is given their content by these. */
export const pictureOf = {
  targetLines: (chosen: Target | undefined) => `target-lines-${chosen ?? 'all'}`,
  glyph: (target: Target, chosen: Target | undefined) => `${isFaint(target, chosen) ? 'faint' : 'glyph'}-${target}`,
}

/** Where a page is about one place, the other three stand back. */
export function isFaint(target: Target, chosen: Target | undefined): boolean {
  return chosen !== undefined && target !== chosen
}

/**
 * A social image as the renderer takes it, a tree of boxes; `social-image.css` is its stylesheet.
 * @param drawn a text without what the font cannot draw.
 */
export function imageTree(image: SocialImage, drawn: (text: string) => string): Node {
  const { trail, target: chosen, site, host, language } = image
  const title = drawn(image.title)
  const size = titleSize(title)
  const style = { fontSize: size, lineClamp: lineCount(size) }
  return box('social-image', [
    box('top', [text('trail', drawn(trail.join(' / '))), text('language', language)]),
    box('room', [{ ...text('title', title), style }]),
    box('bottom', [
      box('mark', [text('sign', image.sign)]),
      ...(image.isPlain ? [] : places(chosen)),
      box('site', [text('name', site), text('host', host)]),
    ]),
  ])
}

/** Lines from the sign to each place. */
function places(chosen: Target | undefined): Node[] {
  const stops = targets.map((target) => stop(target, chosen))
  return [pictureBox('target-lines', pictureOf.targetLines(chosen)), box('stops', stops)]
}

function stop(target: Target, chosen: Target | undefined): Node {
  const color = isFaint(target, chosen) ? 'faint' : target
  const children = [pictureBox('glyph', pictureOf.glyph(target, chosen)), text('word', target)]
  return box(`stop ${color}${target === chosen ? ' chosen' : ''}`, children)
}

function box(className: string, children: Node[]): Node {
  return { type: 'container', className, children }
}

function text(className: string, content: string): Node {
  return { type: 'text', className, text: content }
}

function pictureBox(className: string, src: string): Node {
  return { type: 'image', className, src }
}
