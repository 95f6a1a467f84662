import { transform } from 'sucrase'
import { describe, expect, it } from 'vitest'
import { type Choices, firstChoices } from '../../features/command/choices.ts'
import { composeScript } from '../../features/command/compose-script.ts'
import { type FailingHosts, fakePackages } from './parts/fake-packages.ts'

const facts = { version: '0.9.0', commands: {}, taken: [], reserved: [] }

/** What a composed script did to hosts, of which some fail, and the exit status that it left. */
async function did(choices: Partial<Choices>, failing: FailingHosts = []) {
  const text = composeScript({ ...firstChoices, ...choices }, facts)
  const { code } = transform(text, { transforms: ['typescript', 'imports'] })
  const { modules, events, process } = fakePackages(['web-1', 'web-2', 'web-3'], failing)
  const AsyncFunction = (async () => {}).constructor as new (
    ...source: string[]
  ) => (...given: unknown[]) => Promise<unknown>
  const console = {
    log: (line: string) => events.push(`says ${line}`),
    error: (...line: unknown[]) => events.push(`complains ${line.join(' ')}`),
  }
  const run = new AsyncFunction('require', 'exports', 'process', 'console', code)
  const failure: unknown = await run((name: string) => modules[name], {}, process, console).catch((error) => error)
  return { events, status: process.exitCode ?? 0, failure }
}

describe('the script of a command on hosts', () => {
  it('runs it on one after the other, and says who printed what', async () => {
    expect(await did({ command: 'uptime', name: 'web-*' })).toEqual({
      events: ['finds hosts.web-*', ...['web-1', 'web-2', 'web-3'].flatMap(ran), 'disposes'],
      status: 0,
      failure: undefined,
    })
  })

  it('ends at the first failure, with a status that says so', async () => {
    const { events, status } = await did({ command: 'uptime', name: 'web-*' }, ['web-2'])
    expect(events.slice(1)).toEqual([...ran('web-1'), 'web-2 uptime', 'complains hosts.web-2 3 no', 'disposes'])
    expect(status).toBe(1)
  })

  it('gives each host the time that was chosen', async () => {
    const { events } = await did({ command: 'uptime', name: 'web-*', timeout: '1.5m' })
    expect(events.filter((event) => event.includes('timeout'))).toEqual(
      ['web-1', 'web-2', 'web-3'].map((host) => `${host} timeout 90000`),
    )
  })

  it('leaves the names out where only the output is wanted', async () => {
    const { events } = await did({ command: 'uptime', name: 'web-*', quiet: true })
    expect(events.filter((event) => event.startsWith('says'))).toEqual(Array(3).fill('says fine'))
  })
})

describe('the script of a copy', () => {
  const folder = { work: 'copy', name: 'web-*', directory: true, here: 'shop', there: '/srv/shop' } as const

  it('sends a directory to one host after the other, as one archive', async () => {
    const { events } = await did(folder)
    const received = (host: string) => [
      `${host} mktemp`,
      `${host} takes archive-here as archive-${host}`,
      `${host} mkdir -p /srv/shop && tar -C /srv/shop -xf archive-${host} && rm archive-${host}`,
      `says hosts.${host}: copied`,
    ]
    expect(events).toEqual([
      'finds hosts.web-*',
      'here mktemp',
      'here tar -C shop -cf archive-here .',
      ...['web-1', 'web-2', 'web-3'].flatMap(received),
      'here rm archive-here',
      'disposes',
    ])
  })

  it('says nothing where only the output is wanted', async () => {
    const { events } = await did({ ...folder, quiet: true })
    expect(events.filter((event) => event.startsWith('says'))).toEqual([])
  })

  it('says which hosts have it before one that fails', async () => {
    const { events, failure } = await did({ ...folder, directory: false }, ['web-2'])
    expect(events.slice(1)).toEqual(['web-1 takes shop as /srv/shop', 'says hosts.web-1: copied'])
    expect(failure).toEqual(new Error('no'))
  })

  it('takes a directory from one host', () => {
    const text = composeScript({ ...firstChoices, ...folder, name: 'web-1', direction: 'from' }, facts)
    expect(text).toMatch(
      /mkdirSync\('shop', \{ recursive: true \}\);.+server`tar -C \/srv\/shop -cf .+tar -C shop -xf/s,
    )
  })
})

function ran(host: string): string[] {
  return [`${host} uptime`, `says hosts.${host}: fine`]
}
