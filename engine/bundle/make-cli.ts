import '../process/v8-flags.ts'
import { systemSentence } from '../problems/system-error.mjs'
import type { BundleTask } from './bundle.ts'
import { makeBundle } from './make-bundle.ts'

process.on('disconnect', () => process.exit(1))
// The channel alone keeps it from ending no longer than its work takes.
process.channel?.unref()

// Started by bundle-client.ts with its task as JSON.
const { folder, ...task } = JSON.parse(process.argv[2] ?? '') as BundleTask & { folder: string }
try {
  await makeBundle(folder, task)
} catch (error) {
  const sentence = systemSentence(error, [folder])
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
