import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  defaultTimeout,
  localSignal,
  measured,
  places,
  readyTimeout,
} from '../../../features/timing/timeouts/measured.ts'

type Found = string | Readonly<Record<string, string>>
const { probes } = JSON.parse(readFileSync('content/probes.json', 'utf8')) as {
  probes: Record<string, { environments: Record<string, { found: Found }> }>
}
const found = (probe: string, place: string) => probes[probe]?.environments[place]?.found

describe('what the drawing of timeouts takes for granted', () => {
  it.each(places)('is what the probes found: %s', (place) => {
    const { ends, error, code, exitCode, signal } = measured[place]
    expect(ends ? 'yes' : 'no').toBe(found('timeout-effect', place))
    expect(error).toBe(found('timeout-error', place))
    expect(code).toBe(found('timeout-code', place))
    expect({ exitCode: `${exitCode}`, signal: signal ?? 'none' }).toEqual(found('timeout-with-nothrow', place))
    expect(`${defaultTimeout} ms`).toBe(found('default-timeout', place))
  })

  it('is what they found of signals and of connecting', () => {
    expect(found('kill-signal', 'none')).toMatchObject({ timeout: localSignal, timeoutSignal: localSignal })
    expect(found('kill-ends-children', 'local')).toEqual({ kill: 'yes' })
    expect(found('ssh-defaults', 'ssh')).toMatchObject({ wait: `${readyTimeout} ms` })
  })
})
