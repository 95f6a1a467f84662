import sharp from 'sharp'
import { fromXml } from 'xast-util-from-xml'
import { writeXml } from '../../markup/xml.ts'
import { cleanSvg, svgNamespace } from './clean-svg.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import type { PictureProblem } from './picture.ts'

/**
 * Cleans a drawing. Browsers show it through `<img>`: a document of its own, whose ids meet no others. It is read and written as
 * what it is for them, XML: what HTML would take for text might be a script there.
 */
export async function drawSvg(content: Buffer, stem: string): Promise<DrawnPicture | PictureProblem> {
  const text = content.toString('utf8')
  if (/<!ENTITY/i.test(text)) {
    return { problem: 'declares entities', hint: 'Save it as plain SVG, without those of the editor.' }
  }
  const { width, height } = await sharp(content).metadata()
  const svg = fromXml(text).children.find((child) => child.type === 'element')
  if (svg?.name !== 'svg') return { problem: 'has no svg element', hint: 'Save it as plain SVG.' }
  cleanSvg(svg)
  svg.attributes = { ...svg.attributes, xmlns: svgNamespace, width: `${width}`, height: `${height}` }
  const name = `${stem}.svg`
  return { picture: { width, height, fallback: name, avif: [] }, files: [{ name, content: `${writeXml(svg)}\n` }] }
}
