import { toHtml } from 'hast-util-to-html'
import sharp from 'sharp'
import { parseSvg } from '../markdown/diagrams/svg.ts'
import { cleanSvg } from './clean-svg.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import type { PictureProblem } from './picture.ts'

/** Cleans a drawing. Browsers show it through `<img>`: a document of its own, whose ids meet no others. */
export async function drawSvg(content: Buffer, stem: string): Promise<DrawnPicture | PictureProblem> {
  const text = content.toString('utf8')
  if (/<!ENTITY/i.test(text)) {
    return { problem: 'declares entities', hint: 'Save it as plain SVG, without those of the editor.' }
  }
  const { width, height } = await sharp(content).metadata()
  const svg = parseSvg(text)
  cleanSvg(svg)
  svg.properties = { xmlns: 'http://www.w3.org/2000/svg', ...svg.properties, width, height }
  const name = `${stem}.svg`
  const written = toHtml(svg, { space: 'svg', closeEmptyElements: true })
  return { picture: { width, height, fallback: name, avif: [] }, files: [{ name, content: `${written}\n` }] }
}
