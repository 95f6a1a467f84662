// Does `progress` report where `enabled` is not set, and with which prefix, whatever `prefix` says?
import { $, type ProgressEvent } from '@xec-sh/core'
import { found } from './place.ts'

const messages: string[] = []
const onProgress = ({ message }: ProgressEvent) => messages.push(message ?? '')

await $.with({ progress: { onProgress } })`true`
const enabled = messages.length > 0
const progress: object = { enabled: true, prefix: 'build:', onProgress }
await $.with({ progress })`true`

await found({ enabled, prefix: messages[0]?.split(' ')[0] ?? 'none' })
