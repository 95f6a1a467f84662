import { InMemoryFs } from 'just-bash'
import { folder, home, limits } from '../messages.ts'

/** The files of the run, which its shell and its program share. They end with it. */
export const files = new InMemoryFs({}, { maxTotalBytes: limits.fileBytes })

/** Puts the files there that a reader of the page has. */
export function layOut(given: Readonly<Record<string, string>>): void {
  for (const path of [folder, '/tmp', '/bin', '/usr/bin', '/etc', '/dev', '/usr/lib', '/var/log', '/srv', '/opt']) {
    files.mkdirSync(path, { recursive: true })
  }
  files.writeFileSync('/etc/hosts', '127.0.0.1 localhost\n')
  files.writeFileSync('/etc/hostname', 'localhost\n')
  for (const [name, text] of Object.entries(given)) {
    files.writeFileSync(name.startsWith('~/') ? `${home}/${name.slice(2)}` : `${folder}/${name}`, text)
  }
}
