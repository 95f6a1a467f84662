import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { parallelView } from '../../../features/timing/parallel/view.ts'
import { poolView } from '../../../features/timing/pool/view.ts'
import { retriesView } from '../../../features/timing/retries/view.ts'
import { timeoutsView } from '../../../features/timing/timeouts/view.ts'
import { startingValues } from '../../../features/timing/values.ts'
import type { View } from '../../../features/timing/view.ts'

const chosen: readonly [View, Readonly<Record<string, string>>][] = [
  [retriesView, {}],
  [retriesView, { maxRetries: '0', initialDelay: '0.5', maxDelay: '123456', jitter: 'no' }],
  [parallelView, {}],
  [parallelView, { maxConcurrency: '', stopOnError: 'yes' }],
  [parallelView, { method: 'all', nothrow: 'yes' }],
  [parallelView, { method: 'all', maxConcurrency: '', jobs: '1.5!' }],
  [timeoutsView, { timeout: '60000' }],
  [timeoutsView, { place: 'ssh', timeout: '' }],
  [timeoutsView, { place: 'docker', timeout: '0' }],
  [timeoutsView, { place: 'k8s' }],
  [poolView, { maxConnections: '1000', idleTimeout: '1500000' }],
]

/** What the compiler says of programs against the published types, in a folder from which it finds the packages. */
function compilerSays(programs: readonly string[]): string[] {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.cache-timing-'))
  try {
    const files = programs.map((text, index) => {
      const file = join(folder, `${index}.mts`)
      writeFileSync(file, text)
      return file
    })
    const { NodeNext } = ts.ModuleKind
    const program = ts.createProgram(files, {
      ...{ strict: true, noEmit: true, skipLibCheck: true, noUnusedLocals: true, types: ['node'] },
      ...{ module: NodeNext, target: ts.ScriptTarget.ES2022, lib: ['lib.es2024.d.ts'] },
    })
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => `${file?.text}\n${JSON.stringify(messageText)}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('the code to copy compiles against the published types, whatever is chosen', () => {
  const programs = chosen.map(([view, values]) => view.code(startingValues(view.fields, values)))
  expect(new Set(programs).size).toBe(chosen.length)
  expect(programs.join()).toContain('idleTimeout: 1_500_000')
  expect(compilerSays(programs)).toEqual([])
  expect(compilerSays([`${programs[0]}result.nonsense;`])).toHaveLength(1)
})
