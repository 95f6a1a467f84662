// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates
import { $ } from '@xec-sh/core'
import { describe, expect, it } from 'vitest'
import { parseTemplate, type Template } from '../../../features/quoting/template.ts'
import { type TrapName, trapsOf } from '../../../features/quoting/traps.ts'
import { type Kind, makeValue } from '../../../features/quoting/values.ts'
import { inNode } from '../../e2e/tools/in-node.ts'

type Value = readonly [Kind, string]

interface Case {
  readonly template: string
  readonly values: readonly Value[]
  /** What the command prints when it is run. */
  readonly prints: string
  /** Where the trap is, where not with `$`. */
  readonly way?: 'raw' | 'pipe'
  /** A command that does not run into it. */
  readonly safe: readonly [string, ...Value[]]
}

const one = (template: string, value: Value, prints: string, safe: Case['safe'], way?: Case['way']): Case => ({
  template,
  values: [value],
  prints,
  safe,
  ...(way && { way }),
})

const cases: Readonly<Record<TrapName, Case>> = {
  empty: one("printf '[%s]' a ${v} b", ['text', ''], '[a][b]', ["printf '[%s]' a=${v} b", ['text', '']]),
  dash: one('echo ${v}', ['text', '-n'], '', ['rm -- ${v}', ['text', '-n']]),
  quotes: one('echo "${v}"', ['text', '$(echo ran)'], "'ran'", ['echo "a" ${v}', ['text', '$(echo ran)']]),
  prefix: one("printf '[%s]' --x=${v}", ['list', 'a\nb'], '[--x=a][b]', ['echo --x ${v}', ['list', 'a\nb']]),
  json: one('printf %s ${v}', ['json', '{"a":[1]}'], '{"a":[1]}', ['echo ${v}', ['json', '[1,true]']]),
  pattern: one('echo ${v}', ['text', '*'], '*', ['echo ${v}', ['text', 'a.b']]),
  shell: one('sh -c ${v}', ['text', 'echo $((1+2))'], '3', ['sh -c "$X" ${v}', ['text', 'a']]),
  assignment: one('true; ${v} printenv NOTE', ['text', 'NOTE=x'], 'x', ['echo ${v}', ['text', 'NOTE=x']]),
  escape: one('echo \\1 ${v} || echo no command', ['text', 'x'], 'no command', ['echo \\\\1 ${v}', ['text', 'x']]),
  unescaped: one('echo ${v}', ['text', 'a; echo b'], 'a\nb', ['echo ${v}', ['text', 'ab']], 'raw'),
  converted: one("cat; printf '[%s]' ${v}", ['list', 'a\nb'], '[a,b]', ['echo ${v}', ['text', 'ab']], 'pipe'),
  shifted: {
    template: "cat; printf '[%s]' a ${v} b ${w} d",
    values: [
      ['nothing', ''],
      ['text', 'c'],
    ],
    prints: '[a][c][b]',
    way: 'pipe',
    safe: ['echo ${v} ${w}', ['text', 'c'], ['nothing', '']],
  },
}
const names = Object.keys(cases) as TrapName[]

function parsed(template: string): Template {
  const result = parseTemplate(template)
  if (typeof result === 'string') throw new Error(`${template}: ${result}`)
  return result
}

const entriesOf = (values: readonly Value[]) => values.map(([kind, text]) => ({ kind, text }))

async function trapsIn(template: string, values: readonly Value[]): Promise<readonly TrapName[]> {
  const entries = entriesOf(values)
  return trapsOf(parsed(template), entries, await inNode({ template, values: entries })).map(({ name }) => name)
}

async function printed({ template, values, way }: Case): Promise<string> {
  const { strings } = parsed(template)
  const real = entriesOf(values).map(makeValue)
  if (way === 'pipe') return (await $`true`.pipe(strings as never, ...(real as []))).stdout.trim()
  return (await (way === 'raw' ? $.raw(strings, ...real) : $(strings, ...real))).stdout.trim()
}

describe('a trap of the explorer', () => {
  it.each(names)('"%s" is what really happens', async (name) => {
    expect(await printed(cases[name])).toBe(cases[name].prints)
  })

  it.each(names)('"%s" is named where it is, and not elsewhere', async (name) => {
    const { template, values, safe } = cases[name]
    const [safeTemplate, ...safeValues] = safe
    expect(await trapsIn(template, values)).toContain(name)
    expect(await trapsIn(safeTemplate, safeValues)).not.toContain(name)
  })
})
