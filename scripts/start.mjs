// `npm start`: a fresh checkout, built and served.
import './ready.mjs'
import { runNode } from './run.mjs'

const failure = await runNode(['--import', 'tsx', 'src/build/cli.ts'])
if (failure) process.exit(failure)

// In this process, so that Ctrl-C reaches the server itself.
const { register } = await import('tsx/esm/api')
register()
await import('../src/server/cli.ts')
