import type { DocPage, Site } from '../assemble/site.ts'
import { fileStem } from '../model/route.ts'
import type { Files } from '../write/output.ts'
import type { PageFeature } from './page-feature.ts'

/** Renders what the links of a page to descriptions of names show on hover: beside the page, and fetched when first wanted. */
export function tooltipRenderer(site: Site, features: readonly PageFeature[]): (page: DocPage) => Files {
  const known = features.flatMap(({ tooltips }) => tooltips?.(site) ?? [])
  return (page) => {
    if (!page.article.names) return new Map()
    const tooltips = Object.assign({}, ...known.map((of) => of(page)))
    return new Map([[`${fileStem(page.source.path)}.names.json`, JSON.stringify(tooltips)]])
  }
}
