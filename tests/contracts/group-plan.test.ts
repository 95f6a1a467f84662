import { describe, expect, it } from 'vitest'
import { planGroups } from '../../engine/assemble/groups/plan.ts'
import type { NavNode } from '../../engine/config/docs-config.ts'
import { textIn } from '../../engine/model/in-language.ts'

const group = (en: string, items: NavNode[], page?: string): NavNode => ({
  label: { en, ru: en },
  items,
  ...(page !== undefined && { page }),
})

/** Every page of the sidebar exists, and some besides. */
function plan(nodes: NavNode[], others: string[] = [], taken: string[] = []) {
  const ids: string[] = JSON.stringify(nodes).match(/[\w-]+(?:\/[\w-]+)+|(?<="page":")[\w-]+/g) ?? []
  const version = {
    name: 'current',
    label: 'Current',
    isLast: true,
    path: '/docs',
    content: 'docs',
    mainDocId: 'start',
    sidebars: { main: nodes },
  }
  const { sidebars, pages, drawn, moved } = planGroups(version, new Set([...ids, ...others, 'start']), new Set(taken))
  return {
    nodes: sidebars.main,
    drawn: Object.fromEntries(drawn.map(({ group }) => [textIn(group.label, 'en'), pages.get(group)])),
    moved: Object.fromEntries(moved),
  }
}

describe('a group without a page', () => {
  it('gets its overview, which then stands in the label alone', () => {
    const { nodes, drawn, moved } = plan([group('SSH', ['targets/ssh/overview', 'targets/ssh/keys'])])
    expect(nodes).toEqual([group('SSH', ['targets/ssh/keys'], 'targets/ssh/overview')])
    expect(drawn).toEqual({})
    expect(moved).toEqual({ targets: 'targets/ssh/overview', 'targets/ssh': 'targets/ssh/overview' })
  })

  it('is drawn where its pages begin, and the groups in it where theirs do', () => {
    const inner = [group('Basics', ['scripts/basics/a', 'scripts/basics/b']), group('Patterns', ['scripts/patterns/c'])]
    const { nodes, drawn, moved } = plan([group('Scripting', inner)])
    expect(drawn).toEqual({ Scripting: 'scripts', Basics: 'scripts/basics', Patterns: 'scripts/patterns' })
    expect(moved).toEqual({})
    expect(nodes?.[0]).toMatchObject({
      page: 'scripts',
      items: [{ page: 'scripts/basics' }, { page: 'scripts/patterns' }],
    })
  })

  it('is drawn by its label where its pages begin differently, or as another group does', () => {
    const apart = group('All packages', ['ops/a', 'kit/b'])
    expect(plan([apart])).toMatchObject({
      drawn: { 'All packages': 'all-packages' },
      moved: { ops: 'all-packages', kit: 'all-packages' },
    })
    const same = group('Outer', [group('Inner', ['one/a', 'one/b'])])
    expect(plan([same]).drawn).toEqual({ Outer: 'outer', Inner: 'one' })
    const inside = group('Guides', [group('Advanced', ['x/a', 'y/b'])], 'guides/overview')
    expect(plan([inside]).drawn).toEqual({ Advanced: 'guides/advanced' })
  })

  it('takes no address from a page, a redirect or another group', () => {
    const twins = [group('Kit', ['a/x', 'b/x']), group('Kit', ['c/x', 'd/x'])]
    expect(plan(twins, ['kit'], ['kit-2']).drawn).toEqual({ Kit: 'kit-4' })
  })

  it('without a page of its own is none', () => {
    expect(plan([group('Empty', [])])).toMatchObject({ drawn: {}, moved: {} })
  })
})

describe('the beginning of a route', () => {
  it('leads to the page of the innermost group that holds all that begins so', () => {
    const engine = group('Engine', [group('Features', ['core/engine/features/a'])], 'core/engine/overview')
    expect(plan([engine]).moved).toEqual({ core: 'core/engine/overview', 'core/engine': 'core/engine/overview' })
    const trouble = group('Trouble', ['trouble/a', group('Known', ['known/b'], 'known')])
    expect(plan([trouble])).toMatchObject({ drawn: { Trouble: 'trouble' }, moved: {} })
  })

  it('of pages outside every group leads to what is above it', () => {
    expect(plan([], ['a/b/c', 'guide', 'guide/x/y']).moved).toEqual({ a: 'start', 'a/b': 'start', 'guide/x': 'guide' })
  })

  it('that leads elsewhere already is left alone', () => {
    expect(plan([group('SSH', ['ssh/a'])], [], ['ssh'])).toMatchObject({ drawn: { SSH: 'ssh-2' }, moved: {} })
  })
})
