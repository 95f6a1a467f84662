// After how long does a command time out that was given no timeout? The clock of this process runs twenty times as fast.
import { found, place } from './place.ts'

const $here = place()
await $here`true`

const { setTimeout } = globalThis
const fast = (callback: () => void, delay = 0) => setTimeout(callback, delay / 20)
globalThis.setTimeout = Object.assign(fast, setTimeout)

const started = performance.now()
const result = await $here`exec sleep 20`.nothrow()
const limit = /timed out after (\d+)\s?ms/.exec(result.stderr)?.[1]
const isSo = Math.abs((performance.now() - started) * 20 - Number(limit)) < 10_000

await found(limit && isSo ? `${limit} ms` : 'none')
