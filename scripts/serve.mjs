// `npm run serve`: the server, compiled.
import './ready-site.mjs'
import { runProgram } from './compile.mjs'

await runProgram('serve')
