import { visit } from 'unist-util-visit'
import type { Behavior } from '../../features/behavior/behavior.ts'
import type { Page } from '../model.ts'

/** A place of a page that shows what probes have found. */
export interface Drawn {
  readonly file: string
  readonly line: number
  /** Names of facts as written: `timeout-error.ssh`, `pool-defaults`. */
  readonly name: string
}

/** Every place of a page that draws from probes. */
export function drawnOn({ file, tree, bodyOffset }: Page, { probes }: Behavior): Drawn[] {
  const drawn: Drawn[] = []
  visit(tree, (node) => {
    const line = (node.position?.start.line ?? 1) + bodyOffset
    if (node.type === 'text') {
      for (const { 1: name = '', index = 0 } of node.value.matchAll(/:fact\[([^\]]+)\]/g)) {
        const below = node.value.slice(0, index).split('\n').length - 1
        drawn.push({ file, line: line + below, name })
      }
    }
    if (node.type !== 'containerDirective' || node.name !== 'behavior') return
    const { of, all } = node.attributes ?? {}
    const names = all == null ? (of ?? '').split(',').map((name) => name.trim()) : [...probes.keys()]
    for (const name of names) drawn.push({ file, line, name })
  })
  return drawn
}

/** `content/en/docs/a.md:12`, once for each place that draws from a probe. */
export function placesThatDraw(drawn: readonly Drawn[], probe: string): string[] {
  const own = drawn.filter(({ name }) => name.split('.')[0] === probe)
  return [...new Set(own.map(({ file, line }) => `${file}:${line}`))].sort()
}
