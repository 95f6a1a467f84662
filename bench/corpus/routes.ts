import type { NavNode } from '../../engine/config/docs-config.ts'
import { bilingual, phrase } from './prose.ts'
import type { Random } from './random.ts'

/** Pages below each of these; two of them also have groups inside. */
const sections = [
  'introduction',
  'guides',
  'targets',
  'commands',
  'scripting',
  'configuration',
  'recipes',
  'reference',
  'packages',
  'operations',
]

/** The corpus' longest page, which readers' figures are measured on. */
export const longPage = 'reference/long-page'

/** One sidebar and its pages. */
export interface Routes {
  readonly ids: readonly string[]
  readonly nav: readonly NavNode[]
}

/**
 * A sidebar like the real one: ten groups, in each a page of its own, pages, and groups with pages again.
 * @param folder of all its pages; the main sidebar has none.
 */
export function makeRoutes(random: Random, count: number, folder = ''): Routes {
  const ids: string[] = []
  const add = (id: string) => {
    ids.push(folder + id)
    return folder + id
  }
  const label = () => bilingual((vocabulary) => phrase(random, vocabulary, 2))
  const nav = sections.map((section, index) => {
    const quota = Math.floor((count * (index + 1)) / sections.length) - Math.floor((count * index) / sections.length)
    const page = add(section)
    const items: NavNode[] = section === 'reference' ? [add(longPage)] : []
    const used = () => 1 + items.reduce((sum, item) => sum + (typeof item === 'string' ? 1 : item.items.length + 1), 0)
    while (used() < quota) {
      const left = quota - used()
      if (left < 6 || random.chance(0.75)) items.push(add(`${section}/page-${used()}`))
      else {
        const group = `${section}/group-${used()}`
        const children = Array.from({ length: random.between(3, 5) }, (_, child) => `${group}/page-${child}`)
        items.push({ label: label(), page: add(group), items: children.map(add) })
      }
    }
    return { label: label(), page, collapsed: index > 0, items }
  })
  return { ids, nav }
}
