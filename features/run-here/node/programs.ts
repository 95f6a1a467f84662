import { type Command, defineCommand } from 'just-bash'
import { arch, hostname, release, type, userInfo } from './os.ts'
import { nodeProcess } from './process.ts'

const { username, uid, gid } = userInfo()

/** Programs that the shell lacks, or that know another machine than Node does here. */
export const programs: readonly Command[] = [
  program('uname', (args) => {
    const parts = { s: type(), n: hostname(), r: release(), m: arch() === 'x64' ? 'x86_64' : arch() }
    const letters = args.includes('-a') ? 'snrm' : args.join('').replaceAll('-', '') || 's'
    return [...'snrm'].flatMap((one) => (letters.includes(one) ? parts[one as keyof typeof parts] : [])).join(' ')
  }),
  program('whoami', () => username),
  program('id', (args) => {
    const asked = args.join('')
    if (asked.includes('u')) return asked.includes('n') ? username : String(uid)
    if (asked.includes('g')) return asked.includes('n') ? username : String(gid)
    return `uid=${uid}(${username}) gid=${gid}(${username}) groups=${gid}(${username})`
  }),
  program('uptime', (args) => {
    const minutes = Math.floor(nodeProcess.uptime() / 60)
    if (args.includes('-p')) return `up ${minutes} minutes`
    const now = new Date().toISOString().slice(11, 19)
    return ` ${now} up ${minutes} min,  1 user,  load average: 0.00, 0.00, 0.00`
  }),
  program('nproc', () => '1'),
]

function program(name: string, say: (args: string[]) => string): Command {
  return defineCommand(name, async (args) => ({ stdout: `${say(args)}\n`, stderr: '', exitCode: 0 }))
}
