import { type Target, targets } from '../../engine/model/target.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'

/** A page that is about the same in another environment. */
export interface Counterpart {
  readonly target: Target
  /** Route of the page, without a locale. */
  readonly route: string
  readonly title: string
}

/** The environment that a page concerns, and what there is for the others. */
export interface Environments {
  readonly own: Target
  readonly counterparts: readonly Counterpart[]
}

/** How routes name an environment: a folder, and the first word of a page. */
const folders: Readonly<Record<Target, readonly string[]>> = {
  local: ['local'],
  ssh: ['ssh'],
  docker: ['docker'],
  k8s: ['kubernetes', 'k8s'],
}

/**
 * What a page that concerns one environment has for readers of the others: the page whose route differs in the name of
 * the environment alone, else the one that sets the other environment up. Undefined where the site has neither.
 */
export function environmentsOf(
  page: Partial<SourcePage>,
  pages: ReadonlyMap<string, SourcePage> = new Map(),
): Environments | undefined {
  const { route, frontMatter } = page
  const own = frontMatter?.target
  if (route === undefined || own === undefined) return undefined
  const counterparts = targets.flatMap((target) => {
    if (target === own) return []
    const candidates = [...renamed(route, own, target), ...folders[target].map((name) => setUp(name))]
    const found = candidates.map((candidate) => pages.get(candidate)).find((candidate) => candidate !== undefined)
    return found ? [{ target, route: found.route, title: found.frontMatter.title }] : []
  })
  return counterparts.length > 0 ? { own, counterparts } : undefined
}

function renamed(route: string, own: Target, target: Target): string[] {
  return folders[own].flatMap((from) => {
    const name = new RegExp(`(?<=/)${from}(?=[-/]|$)`)
    return name.test(route) ? folders[target].map((to) => route.replace(name, to)) : []
  })
}

const setUp = (name: string) => `/docs/environments/${name}/setup`
