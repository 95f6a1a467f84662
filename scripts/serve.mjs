// `npm run serve`: the server, compiled.
import './end-with-npm.mjs'
import './ready-site.mjs'
import { runProgram } from './compile.mjs'

await runProgram('serve')
