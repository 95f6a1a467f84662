import type { Element } from 'hast'
import { h } from 'hastscript'
import { hrefOf } from '../../model/route.ts'
import { type Picture, type PicturePair, picturesFolder } from '../pictures/picture.ts'

interface PictureContext {
  readonly base: string
  /** The first picture of the first screen is wanted at once; the others are loaded when they come near. */
  readonly isFirst: boolean
}

/** Widest column of an article, in px. */
const column = 704

/** A figure: the picture, or one for each theme, as a link to the whole of it, and the title as caption. */
export function picture({ properties }: Element, { light, dark }: PicturePair, place: PictureContext): Element {
  const alt = String(properties.alt ?? '')
  const { title } = properties
  const links = dark
    ? [link(light, alt, { ...place, theme: 'light' }), link(dark, alt, { ...place, theme: 'dark' })]
    : [link(light, alt, place)]
  const caption = typeof title === 'string' && title !== '' ? [h('figcaption', title)] : []
  return h('figure', { className: ['picture'] }, [...links, ...caption])
}

function link(drawn: Picture, alt: string, place: PictureContext & { readonly theme?: 'light' | 'dark' }): Element {
  const { width, height, placeholder, fallback, avif } = drawn
  const address = (name: string) => hrefOf(`/${picturesFolder}/${name}`, place.base)
  const source = h('source', {
    type: 'image/avif',
    srcSet: avif.map(({ name, width }) => `${address(name)} ${width}w`).join(', '),
    sizes: `(min-width: 48rem) ${Math.min(column, width)}px, 92vw`,
  })
  const image = h('img', { src: address(fallback), alt, width, height, decoding: 'async', ...loading(place) })
  const behind = h('img', { className: ['picture-placeholder'], src: placeholder, alt: '', ariaHidden: 'true' })
  return h(
    'a',
    { className: ['picture-link', ...(place.theme ? [`picture-${place.theme}`] : [])], href: address(fallback) },
    [...(placeholder === undefined ? [] : [behind]), h('picture', [...(avif.length > 0 ? [source] : []), image])],
  )
}

/** A pair for light and dark stays lazy: browsers load both of two eager pictures, of lazy ones only the visible one. */
function loading({ isFirst, theme }: PictureContext & { readonly theme?: string }): Record<string, string> {
  return {
    ...(isFirst ? { fetchPriority: 'high' } : {}),
    ...(isFirst && theme === undefined ? {} : { loading: 'lazy' }),
  }
}
