import { Renderer } from '@takumi-rs/core'
import { type IconDrawing, svgOf } from './icon-drawings.ts'

/** Draws an icon in the format that its file has, or as plain pixels. */
export function drawIcon(icon: string, drawing: IconDrawing, format: IconDrawing['format'] | 'raw'): Promise<Buffer> {
  const { size } = drawing
  const style = { width: size, height: size }
  const images = [{ src: 'icon', data: Buffer.from(svgOf(icon, drawing)) }]
  return new Renderer().render({ type: 'image', src: 'icon', style }, { ...style, format, images })
}
