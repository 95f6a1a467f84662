/** A picture to be looked at: a page in a width and a theme. */
export interface Shot {
  readonly path: string
  readonly width: number
  readonly theme: 'light' | 'dark'
}

const specimen = ['docs/elements', 'docs/code', 'docs/extremes']
const pages = ['', 'docs/guide', 'ru/docs/guide/install', 'docs/harbors/practice', 'docs/reference/commands']

const inEveryView = (path: string): Shot[] => [
  { path, width: 390, theme: 'dark' },
  { path, width: 1440, theme: 'light' },
]

/** Pictures by site: every element of a page in every view, and pages as readers meet them. */
export const shots: Readonly<Record<'specimen' | 'versions', readonly Shot[]>> = {
  specimen: specimen.flatMap((path) => [...inEveryView(path), ...inEveryView(`ru/${path}`)]),
  versions: pages.flatMap(inEveryView),
}

/** Those with twice the text. With the others they are thirty. */
export const largeShots: typeof shots = {
  specimen: specimen.map((path) => ({ path, width: 1440, theme: 'light' })),
  versions: pages.map((path) => ({ path, width: 1440, theme: 'dark' })),
}
