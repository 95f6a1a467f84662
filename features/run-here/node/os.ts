import { nodeProcess } from './process.ts'

export const EOL = '\n'
export const constants = { signals: { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 } }
export const platform = () => 'linux'
export const type = () => 'Linux'
export const arch = () => 'x64'
export const release = () => '6.1.0'
export const hostname = () => 'localhost'
export const homedir = () => nodeProcess.env.HOME ?? '/'
export const tmpdir = () => nodeProcess.env.TMPDIR ?? '/tmp'
export const availableParallelism = () => navigator.hardwareConcurrency
export const cpus = () => Array.from({ length: availableParallelism() }, () => ({ model: 'browser', speed: 0 }))
export const userInfo = () => ({ username: 'ann', uid: 1000, gid: 1000, shell: '/bin/sh', homedir: homedir() })
export default {
  EOL,
  constants,
  platform,
  type,
  arch,
  release,
  hostname,
  homedir,
  tmpdir,
  availableParallelism,
  cpus,
  userInfo,
}
