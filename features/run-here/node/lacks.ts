import type { Lack } from '../messages.ts'
import { tell } from './output.ts'

/** Programs that stand for what a browser cannot have. */
const programs: Readonly<Record<string, Lack>> = {
  ...{ curl: 'network', wget: 'network', ping: 'network', nc: 'network', dig: 'network', nslookup: 'network' },
  ...{ docker: 'docker', 'docker-compose': 'docker', podman: 'docker', kubectl: 'pods', helm: 'pods' },
  ...{ ssh: 'ssh', scp: 'ssh', sftp: 'ssh', rsync: 'ssh', 'ssh-copy-id': 'ssh' },
}
const networkModules = new Set(['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'dns/promises', 'undici'])

/** What the shell has to know by name, so that it can say that it is not here. */
export const lackingPrograms = Object.keys(programs)

/** Tells the page at once that something is not here. */
export function tellLack(what: Lack): void {
  tell({ type: 'lacks', what })
}

/** Whether a program, by its name or path, is one of those that are not here; tells the page. */
export function isLackingProgram(path: string): boolean {
  const name = path.replace(/^.*\//, '')
  if (!Object.hasOwn(programs, name)) return false
  tellLack(programs[name] as Lack)
  return true
}

/** The same for a module of Node. */
export function noteLackingModule(name: string): void {
  if (networkModules.has(name.replace(/^node:/, ''))) tellLack('network')
}
