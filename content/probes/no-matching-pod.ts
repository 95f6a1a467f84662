// What does a command do that has a selector which no pod matches, a workload that does not exist, or no `kubectl`?
import { $, createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const kubernetes = { kubectlPath: '/no/such/kubectl' }
const without = createCallableEngine(new ExecutionEngine({ adapters: { kubernetes } }))
const selector = $.k8s({ pod: '-l app=no-such' })
const workload = $.k8s({ pod: 'deploy/no-such' })
const program = without.k8s({ pod: 'web-0' })
const noPod = 'No pod found'
const says = (stderr: string) => (stderr.startsWith(noPod) ? noPod : stderr.trim())

await found({
  selector: await errorOf(selector.exec`true`),
  selectorExitCode: (await selector.exec`true`.nothrow()).exitCode,
  workload: await errorOf(workload.exec`true`),
  workloadExitCode: (await workload.exec`true`.nothrow()).exitCode,
  program: await errorOf(program.exec`true`),
  programExitCode: (await program.exec`true`.nothrow()).exitCode,
  programMessage: says((await without.k8s({ pod: '-l app=web' }).exec`true`.nothrow()).stderr),
})
