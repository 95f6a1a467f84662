import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImageSource, Renderer } from '@takumi-rs/core'
import { type Target, targets } from '../../engine/model/target.ts'
import { themeColors } from '../../engine/tokens/theme-colors.ts'
import { type SocialImage, socialImageSize } from './social-image.ts'
import { targetLinesSvg } from './target-lines.ts'
import { imageTree, isFaint, pictureOf } from './tree.ts'

const stylesheet = fileURLToPath(new URL('social-image.css', import.meta.url))
const icons = fileURLToPath(new URL('../../engine/icons/', import.meta.url))
const color = themeColors('light')
const tokens = ['paper', 'raised', 'rule', 'ink', 'ink-soft', 'ink-faint', 'accent', 'on-accent']

/** Draws an image as PNG. */
export type DrawSocialImage = (image: SocialImage) => Promise<Uint8Array>

/** Loads the renderer, the font and the pictures that all images share. */
export async function openRenderer(): Promise<DrawSocialImage> {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  const known = await registerFont(renderer)
  const images = await pictures()
  const names = [...tokens, ...targets.map((target) => `target-${target}`)]
  const variables = `:root { ${names.map((name) => `--${name}: ${color(name)};`).join(' ')} }`
  const css = [variables, await readFile(stylesheet, 'utf8')]
  const drawn = (text: string) => withoutUnknown(text, known)
  return (image) =>
    renderer.render(imageTree(image, drawn), {
      ...socialImageSize,
      ...{ format: 'png', images, lang: image.lang },
      css: [...css, ownColors(image)],
    })
}

function ownColors({ accent }: SocialImage): string {
  return accent ? `:root { --accent: ${accent.fill}; --on-accent: ${accent.onFill}; }` : ''
}

type Range = [first: number, last: number]

/**
 * Each of the package's files holds a part of the alphabet; the renderer chooses by it, as a browser does.
 * @returns what the font can draw.
 */
async function registerFont(renderer: Renderer): Promise<Range[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/martian-mono/package.json'))
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const known: Range[] = []
  for (const [script, range] of Object.entries(ranges)) {
    const data = await readFile(join(folder, `files/martian-mono-${script}-wdth-normal.woff2`))
    const unicodeRange = readRange(range)
    await renderer.registerFont({ name: 'Martian Mono', data, unicodeRange })
    known.push(...unicodeRange)
  }
  return known
}

/** `U+0000-00FF,U+0131` as pairs of first and last. */
function readRange(text: string): Range[] {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** A text without what the font lacks: boxes in place of arrows and emoji help nobody. */
function withoutUnknown(text: string, known: readonly Range[]): string {
  const characters = [...text].filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return known.some(([first, last]) => code >= first && code <= last)
  })
  return characters.join('').replace(/ {2,}/g, ' ').trim()
}

async function pictures(): Promise<ImageSource[]> {
  const found: ImageSource[] = []
  for (const chosen of [undefined, ...targets]) {
    const colorOf = (target: Target) => color(isFaint(target, chosen) ? 'rule' : `target-${target}`)
    found.push(picture(pictureOf.targetLines(chosen), targetLinesSvg(colorOf, chosen)))
  }
  for (const target of targets) {
    const glyph = await readFile(join(icons, `${target}.svg`), 'utf8')
    const other = targets.find((one) => one !== target)
    found.push(picture(pictureOf.glyph(target, undefined), glyph.replaceAll('#000', color(`target-${target}`))))
    found.push(picture(pictureOf.glyph(target, other), glyph.replaceAll('#000', color('ink-faint'))))
  }
  return found
}

function picture(src: string, svg: string): ImageSource {
  return { src, data: Buffer.from(svg) }
}
