// What do `getLogs()` and `logs()` do with a log that is larger than `maxBuffer`? The log of Kubernetes is that of the
// container before the last restart, with more than 100 kB.
import { $, createCallableEngine, DockerAdapter, ExecutionEngine } from '@xec-sh/core'
import { environment, found, pause } from './place.ts'

const maxBuffer = 100_000

async function logOfContainer() {
  const docker = new DockerAdapter({ maxBuffer })
  const name = `log-${Date.now()}`
  const command = ['sh', '-c', 'head -c 1000000 /dev/zero | tr "\\0" x']
  await docker.runContainer({ name, image: 'alpine', command })
  await $`docker wait ${name}`
  return docker.getLogs(name)
}

async function logOfPod() {
  const name = process.env.K8S_POD ?? 'web-0'
  const engine = createCallableEngine(new ExecutionEngine({ adapters: { kubernetes: { maxBuffer } } }))
  const namespace = process.env.K8S_NAMESPACE ?? 'default'
  return engine.k8s({ pod: name, namespace }).pod(name).logs({ previous: true })
}

const log = environment === 'k8s' ? logOfPod() : logOfContainer()
const size = await Promise.race([log.then(({ length }) => length), pause(8000).then(() => -1)])

await found(size < 0 ? 'waits' : size > maxBuffer ? 'whole' : 'cut')
