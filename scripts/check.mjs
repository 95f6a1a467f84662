// `npm run check`: what an edit is most likely to break, without a browser.
import './end-with-npm.mjs'
import './ready.mjs'
import { slow } from '../tests/slow.mjs'
import { offerHooks } from './hooks.mjs'
import { PassedFiles } from './passed-files.mjs'
import { lint, root, runSteps, samples, tests, types } from './steps.mjs'
import { testFiles } from './test-files.mjs'

await offerHooks()
const quick = testFiles(root).filter(
  (file) => /^tests\/(?:contracts|site\/content)\//.test(file) && !slow.includes(file),
)
await runSteps(
  [[types, lint, samples('--changed')], [tests(quick, await PassedFiles.open(root))]],
  ['tests of whole builds, commands, the search and in a browser; npm test runs them'],
)
