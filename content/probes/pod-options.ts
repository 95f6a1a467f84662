// What do the options `stdin: false` and `tty: true` of a pod do?
import { $ } from '@xec-sh/core'
import { found } from './place.ts'

const pod = process.env.K8S_POD ?? 'web-0'
const namespace = process.env.K8S_NAMESPACE ?? 'default'
const closed = await $.k8s({ pod, namespace, stdin: false }).exec`cat`.timeout(4000).nothrow()
const tty = await $.k8s({ pod, namespace, tty: true }).exec`test -t 1`.nothrow()

await found({ stdin: closed.ok ? 'ends' : 'waits', tty: tty.ok ? 'yes' : 'no' })
