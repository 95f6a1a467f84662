// `npm run check`: what an edit is most likely to break, in a minute and without a browser.
import './ready.mjs'
import { offerHooks } from './hooks.mjs'
import { lint, runSteps, samples, tests, types } from './steps.mjs'

await offerHooks()
await runSteps(
  [types, lint, samples('--changed'), tests('--project', 'contracts')],
  ['samples that have not changed, tests of whole builds, commands, the search and in a browser; npm test runs them'],
)
