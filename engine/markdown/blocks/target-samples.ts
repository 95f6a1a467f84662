import type { Element, ElementContent } from 'hast'
import { h, s } from 'hastscript'
import type { VFile } from 'vfile'
import { type Target, targets } from '../../model/target.ts'
import type { ContainerDirective, State } from '../directive.ts'
import { report } from '../report.ts'
import { openBlock } from './block.ts'

const form = 'Write a code block for each of local, ssh, docker and k8s (target=…), after at most one without a target.'

/**
 * `:::targets`: one `$`, and from it a line to each of four samples that hold the same command in the four places. A first
 * sample without a target holds what the four have in common; it is shown below them.
 */
export function targetSamples(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const samples = openBlock(node, file).body.children
  const named = samples.map((child) => (child.type === 'code' ? targetIn(child.meta ?? '') : undefined))
  const setup = named[0] === undefined && samples[0]?.type === 'code' ? 1 : 0
  if (named.slice(setup).join() !== targets.join()) {
    report(file, node, 'The block ":::targets" holds one sample for each of the four places.', form)
  }
  const stops = samples.slice(setup).flatMap((child) => state.all({ type: 'root', children: [child] }))
  const shared = samples.slice(0, setup).flatMap((child) => state.all({ type: 'root', children: [child] }))
  return h('div', { className: ['targets'] }, [
    h('div', { className: ['targets-mark'], ariaHidden: 'true' }, '$'),
    lines(),
    h('div', { className: ['targets-stops'] }, stops),
    ...(shared.length > 0 ? [h('div', { className: ['targets-shared'] }, shared)] : []),
  ])
}

function targetIn(meta: string): Target | undefined {
  const name = /(?:^|\s)target=(\w+)/.exec(meta)?.[1]
  return targets.find((target) => target === name)
}

/** Four curves from one point. They stretch with their box, the strokes do not. */
function lines(): Element {
  const paths = targets.map((target, index) => {
    const y = 25 + 50 * index
    return s('path', { className: ['target-line', `target-${target}`], d: `M0 100H12C52 100 40 ${y} 100 ${y}` })
  })
  return s(
    'svg',
    { className: ['targets-lines'], viewBox: '0 0 100 200', preserveAspectRatio: 'none', ariaHidden: 'true' },
    paths,
  )
}
