import '../engine/process/v8-flags.ts'
import type { BundleTask } from '../engine/bundle/bundle.ts'
import { makeBundle } from '../engine/bundle/make-bundle.ts'
import { systemSentence } from '../engine/problems/system-error.mjs'
import { features } from './features.ts'

process.on('disconnect', () => process.exit(1))
// The channel alone keeps it from ending no longer than its work takes.
process.channel?.unref()

// Started by bundle-client.ts with its task as JSON.
const { folder, ...task } = JSON.parse(process.argv[2] ?? '') as BundleTask & { folder: string }
try {
  await makeBundle(folder, task, features)
} catch (error) {
  const sentence = systemSentence(error, [folder])
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
