// What are the limits of adapters that were made without settings? Read from fields, not all of which are public.
import { DockerAdapter, KubernetesAdapter, LocalAdapter, SSHAdapter } from '@xec-sh/core'
import { found } from './place.ts'

const [local, ssh] = [new LocalAdapter(), new SSHAdapter()]
const of = (adapter: object, field: string) =>
  Reflect.get(adapter, field) as Record<string, string & { readonly concurrency?: number }>
const base = of(local, 'config')
const all = [local, ssh, new DockerAdapter(), new KubernetesAdapter()]
const isShared = all.every((adapter) => of(adapter, 'config').maxBuffer === base.maxBuffer)

await found({
  maxBuffer: isShared ? `${base.maxBuffer} B` : 'different',
  timeout: `${base.defaultTimeout} ms`,
  sftpConcurrency: `${of(ssh, 'sshConfig').sftp?.concurrency}`,
})
