import '../v8-flags.ts'
import type { BundleTask } from './bundle.ts'
import { makeBundle } from './make-bundle.ts'

// Started by bundle.ts with its task as JSON.
const { folder, ...task } = JSON.parse(process.argv[2] ?? '') as BundleTask & { folder: string }
await makeBundle(folder, task)
