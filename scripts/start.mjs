// `npm start`: a fresh checkout, built and served. Nobody shares links to it, nor reads it from afar: it needs no pictures
// for previews, and no compressed files.
import './end-with-npm.mjs'
import './ready-site.mjs'
import { runProgram } from './compile.mjs'
import { runNode } from './run.mjs'

console.log('Building the site; the first time takes longest…')
const failure = await runNode(['scripts/build.mjs', '--no-social-images', '--no-compression'])
if (failure) process.exit(failure)

// In this process, so that Ctrl-C reaches the server itself.
await runProgram('serve')
