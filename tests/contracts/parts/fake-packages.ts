/** Names of the hosts whose commands fail. */
export type FailingHosts = readonly string[]

/** The parts of the packages that a composed script uses, over hosts that note what they are asked for. */
export function fakePackages(hosts: readonly string[], failing: FailingHosts) {
  const events: string[] = []
  const process: { exitCode?: number; cwd: () => string; on: () => void } = { cwd: () => '/', on: () => {} }
  const targets = hosts.map((host) => ({ id: `hosts.${host}`, config: { type: 'ssh', host } }))
  class ConfigurationManager {
    async load(): Promise<void> {}
    getTargetResolver() {
      return {
        find: async (pattern: string) => {
          events.push(`finds ${pattern}`)
          return targets
        },
      }
    }
  }
  const ssh = ({ host }: { readonly host: string }) => fakeHost(host, failing.includes(host), events)
  const $ = Object.assign(fakeHost('here', false, events), { ssh, dispose: async () => events.push('disposes') })
  return { modules: { '@xec-sh/core': { $ }, '@xec-sh/ops': { ConfigurationManager } } as Modules, events, process }
}

type Modules = Readonly<Record<string, unknown>>

/**
 * A host as a tag of templates: a command that is waited for prints `fine`, or fails with 3; `mktemp` prints a name. Files are
 * sent to a host that does not fail.
 */
function fakeHost(host: string, fails: boolean, events: string[]) {
  const uploadFile = async (from: string, to: string) => {
    if (fails) throw new Error('no')
    events.push(`${host} takes ${from} as ${to}`)
  }
  const run = ({ raw }: TemplateStringsArray, ...values: readonly unknown[]) => {
    const line = String.raw({ raw }, ...values)
    events.push(`${host} ${line}`)
    const text = () => (line === 'mktemp' ? `archive-${host}` : 'fine')
    const result = { ok: !fails, exitCode: fails ? 3 : 0, stderr: 'no\n', text }
    const command = Object.assign(Promise.resolve(result), {
      timeout: (milliseconds: number) => {
        events.push(`${host} timeout ${milliseconds}`)
        return command
      },
      nothrow: () => command,
    })
    return command
  }
  return Object.assign(run, { uploadFile })
}
