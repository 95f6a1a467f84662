// `npm run build`: the build itself, compiled.
import './end-with-npm.mjs'
import './ready-site.mjs'
import { runProgram } from './compile.mjs'

await runProgram('build')
