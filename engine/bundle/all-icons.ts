import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

const folder = new URL('../icons/', import.meta.url)
/** Side of a drawing, and how far apart they stand: beyond the edge of an icon nothing of the next one may show. */
const side = 20
const pitch = 40
const openTag = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="#000" stroke-width="1.5">`

const names = readdirSync(folder)
  .map((file) => basename(file, '.svg'))
  .sort()

/** By this name stylesheets ask for the sheet of icons; the bundler knows where it was drawn. */
export const iconSheet = 'virtual:icons.svg'

/**
 * For stylesheets: the address of an icon becomes its view of the sheet, which has all icons below each other. A browser makes
 * a document of every SVG that it draws: on a slow phone some milliseconds each. A view is a picture of its own, as large as the
 * box; a place in the sheet, by percent, is rounded by every engine in another way, and shows slivers of icons.
 */
export function allIcons(): Plugin {
  return {
    postcssPlugin: 'all icons in one',
    Once(root) {
      root.walkDecls('--icon', (declaration) => {
        declaration.value = declaration.value.replace(/"\.\.\/icons\/(.*)\.svg"/, (_, name: string) => {
          if (!names.includes(name)) throw new Error(`There is no engine/icons/${name}.svg`)
          return `${iconSheet}#${name}`
        })
      })
    },
  }
}

/** The sheet. Without groups in groups: a browser goes through all of it for each icon that it draws. */
export function drawIconSheet(): string {
  const start = openTag(`0,0,${side},${side}`)
  const icons = names.map((name, index) => {
    const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8').trim()
    if (!svg.startsWith(start)) throw new Error(`engine/icons/${name}.svg must begin with ${start}`)
    const top = index * pitch
    const view = `<view id="${name}" viewBox="0 ${top} ${side} ${side}"/>`
    return view + svg.slice(start.length, -'</svg>'.length).replaceAll('/>', ` transform="translate(0 ${top})"/>`)
  })
  return `${openTag(`0 0 ${side} ${names.length * pitch}`)}${icons.join('')}</svg>`
}
