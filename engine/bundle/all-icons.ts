import { readdirSync, readFileSync } from 'node:fs'
import type { CSSOptions } from 'vite'

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

const folder = new URL('../icons/', import.meta.url)
/** Side of a drawing, and how far apart they stand: beyond the edge of an icon nothing of the next one may show. */
const side = 20
const pitch = 40
const openTag = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="#000" stroke-width="1.5">`

const names = readdirSync(folder).sort()

/** By this name stylesheets ask for the sheet of icons; the bundler knows where it was drawn. */
export const iconSheet = 'virtual:icons.svg'

/**
 * For stylesheets: `url("../icons/*.svg")` becomes the sheet with all icons below each other, and `--icon` the number of
 * one in it, which its place follows from. A browser makes a document of every SVG that it draws: on a slow phone some
 * milliseconds each.
 */
export function allIcons(): Plugin {
  const mask = `url("${iconSheet}") 0 calc(var(--icon) * ${100 / (names.length - 1)}%)`
  const numberOf = (name: string) => {
    const index = names.indexOf(name)
    if (index < 0) throw new Error(`There is no engine/icons/${name}`)
    return String(index)
  }
  return {
    postcssPlugin: 'all icons in one',
    Once(root) {
      root.walkDecls(/^(?:mask|--icon)$/, (declaration) => {
        const { prop, value } = declaration
        declaration.value =
          prop === 'mask'
            ? value.replace('url("../icons/*.svg") 0 var(--icon)', () => mask)
            : value.replace(/^url\("\.\.\/icons\/(.*)"\)$/, (_, name: string) => numberOf(name))
      })
    },
  }
}

/** The sheet. Without groups in groups: a browser goes through all of it for each icon that it draws. */
export function drawIconSheet(): string {
  const start = openTag(`0,0,${side},${side}`)
  const icons = names.map((name, index) => {
    const svg = readFileSync(new URL(name, folder), 'utf8').trim()
    if (!svg.startsWith(start)) throw new Error(`engine/icons/${name} must begin with ${start}`)
    return svg.slice(start.length, -'</svg>'.length).replaceAll('/>', ` transform="translate(0 ${index * pitch})"/>`)
  })
  const height = names.length * pitch - (pitch - side)
  return `${openTag(`0 0 ${side} ${height}`)}${icons.join('')}</svg>`
}
