// `npm run build`: the build itself, compiled.
import './ready-site.mjs'
import { runProgram } from './compile.mjs'

await runProgram('build')
