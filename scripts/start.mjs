// `npm start`: a fresh checkout, built and served. Nobody shares links to it: it needs no cards.
import './ready.mjs'
import { installHooks } from './hooks.mjs'
import { runNode } from './run.mjs'

installHooks()
console.log('Building the site; the first time takes longest…')
const failure = await runNode(['scripts/build.mjs', '--no-social-images'])
if (failure) process.exit(failure)

// In this process, so that Ctrl-C reaches the server itself.
const { register } = await import('tsx/esm/api')
register()
await import('../src/server/cli.ts')
