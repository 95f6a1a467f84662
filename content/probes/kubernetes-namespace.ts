// In which namespace does a command run? With `-v=6`, kubectl prints the addresses that it asks.
import { $, createCallableEngine, ExecutionEngine } from '@xec-sh/core'
import { found } from './place.ts'

const kubeconfig = `${process.cwd()}/shop.json`
await $`kubectl config view --raw --flatten > ${kubeconfig}`
await $`kubectl config set-context --current --namespace shop --kubeconfig ${kubeconfig}`

const pod = process.env.K8S_POD ?? 'web-0'
const options = { pod, execFlags: ['-v=6'] }
const engine = (kubernetes: object) => createCallableEngine(new ExecutionEngine({ adapters: { kubernetes } }))
const shop = engine({ namespace: 'shop' })
const namespaceOf = async (command: ReturnType<typeof $>) =>
  /\/namespaces\/([\w-]+)\/pods\//.exec((await command.nothrow()).stderr)?.[1]

await found({
  command: await namespaceOf($.k8s(options).exec`true`),
  context: await namespaceOf(engine({ kubeconfig }).k8s(options).exec`true`),
  adapter: await namespaceOf(shop.k8s(options).exec`true`),
  pod: await namespaceOf(shop.k8s(options).pod(pod).exec`true`),
})
