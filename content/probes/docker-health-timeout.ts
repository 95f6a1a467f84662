// How long does `waitForHealthy()` wait, and how often does it ask? The container of this probe is never healthy, and time
// passes with each wait.
import { DockerAdapter } from '@xec-sh/core'
import { errorOf, found } from './place.ts'

const { setTimeout } = globalThis
const waits: number[] = []
let now = Date.now()
Date.now = () => now
const skip = (callback: () => void, delay = 0) => {
  waits.push(delay)
  now += delay
  return setTimeout(callback, 0)
}
Object.assign(globalThis, { setTimeout: skip })

const adapter = new DockerAdapter()
adapter.inspectContainer = async () => ({ State: {} })
const error = await errorOf(adapter.waitForHealthy('web'))
const total = waits.reduce((sum, wait) => sum + wait, 0)
Object.assign(globalThis, { setTimeout })

await found({ limit: `${total} ms`, interval: `${waits[0]} ms`, error })
