// `npm test`: every check, and at the end one line that counts them. With words: the test files whose paths have one of them.
// With --all (`npm run verify`) nothing is left to what earlier runs have shown.
import './end-with-npm.mjs'
import { basename } from 'node:path'
import './ready.mjs'
import { ensureTestBrowser } from './chromium.mjs'
import { ensureOtherEngines } from './other-engines.mjs'
import { fuzz, lint, root, runSteps, samples, tests, types } from './steps.mjs'
import { testFiles } from './test-files.mjs'

const { register } = await import('tsx/esm/api')
register()
const { readCommandLine } = await import('../engine/command-line/options.ts')
const { suggestion } = await import('../engine/model/nearest.ts')
const { PassedFiles } = await import('./passed-files.mjs')

const { values, words } = readCommandLine({
  usage: 'npm test -- [word …] [options]   (a word is a part of the path of a test file, such as strings or tests/e2e)',
  takesWords: true,
  options: {
    name: { type: 'string', help: 'of these files, only the tests whose names match the pattern' },
    shard: { type: 'string', help: 'of these files, one of several parts, such as 1/3' },
    all: { type: 'boolean', help: 'every sample, page and moment, whatever the records of earlier runs say' },
  },
})
const all = testFiles(root)
const chosen = [...new Set(words.length === 0 ? all : words.flatMap(filesWith))]
const named = [
  ...(values.name === undefined ? [] : ['-t', values.name]),
  ...(values.shard === undefined ? [] : ['--shard', values.shard]),
]
if (values.all) process.env.VERIFY = '1'
if (chosen.some((file) => /^tests\/(?:site\/)?e2e\//.test(file))) await findBrowser()
const passed = await PassedFiles.open(root)
const isWhole = words.length === 0 && named.length === 0
// A word says that these are to run.
const known = isWhole && !values.all ? passed : { has: () => false, note: (results) => passed.note(results) }
const run = tests(chosen, known, named)
const checks = [lint, types, samples(...(values.all ? ['--fresh'] : []))]
if (!isWhole) await runSteps([[run]], leftOut())
else await runSteps(values.all ? [checks, [run], [fuzz]] : [checks, [run]], values.all ? [] : deeper())

function filesWith(word) {
  const found = all.filter((file) => file.includes(word.replaceAll('\\', '/')))
  if (found.length > 0) return found
  const names = all.map((file) => basename(file, '.test.ts'))
  console.error(`No test file has "${word}" in its path. ${suggestion(word, names)}`)
  process.exit(2)
}

function deeper() {
  return [
    'samples that the record has, and all pages, moments and damages where some stand for them; npm run verify does',
  ]
}

function leftOut() {
  const others = all.length - chosen.length
  const files = others === 0 ? [] : [`${others} of ${all.length} test files`]
  return [`${checks.map(({ name }) => name.toLowerCase()).join(', ')}`, ...files]
}

async function findBrowser() {
  try {
    await ensureTestBrowser()
    if (values.all) await ensureOtherEngines()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
