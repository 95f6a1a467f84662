// What do a command and the two questions of the adapter say about a cluster that cannot be reached?
import { writeFileSync } from 'node:fs'
import { createCallableEngine, ExecutionEngine, KubernetesAdapter } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const cluster = { name: 'nowhere', cluster: { server: 'http://127.0.0.1:1' } }
const context = { name: 'nowhere', context: { cluster: 'nowhere', user: '' } }
const config = { apiVersion: 'v1', kind: 'Config', clusters: [cluster], contexts: [context] }
const kubeconfig = `${process.cwd()}/nowhere.json`
writeFileSync(kubeconfig, JSON.stringify({ ...config, 'current-context': 'nowhere' }))

const engine = createCallableEngine(new ExecutionEngine({ adapters: { kubernetes: { kubeconfig } } }))
const adapter = new KubernetesAdapter({ kubeconfig })

await found({
  error: await errorOf(engine.k8s().pod('web-0').exec`true`),
  exitCode: (await engine.k8s().pod('web-0').exec`true`.nothrow()).exitCode,
  getPodFromSelector: await adapter.getPodFromSelector('app=web', 'default'),
  isPodReady: await adapter.isPodReady('web-0', 'default'),
})
