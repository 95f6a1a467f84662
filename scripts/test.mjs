// `npm test`: every check, and at the end one line that counts them. With words: the test files whose paths have one of them.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import './ready.mjs'
import { ensureTestBrowser } from './chromium.mjs'
import { lint, runSteps, samples, tests, types } from './steps.mjs'

const { register } = await import('tsx/esm/api')
register()
const { readCommandLine } = await import('../src/command-line/options.ts')
const { suggestion } = await import('../src/model/nearest.ts')

const { values, words } = readCommandLine({
  usage: 'npm test -- [word …] [options]   (a word is a part of the path of a test file, such as strings or tests/e2e)',
  takesWords: true,
  options: { name: { type: 'string', help: 'of these files, only the tests whose names match the pattern' } },
})
const all = testFiles()
const chosen = words.length === 0 ? all : words.flatMap(filesWith)
const named = values.name === undefined ? [] : ['-t', values.name]
if (chosen.some((file) => file.startsWith('tests/e2e/'))) await findBrowser()
if (words.length === 0 && named.length === 0) await runSteps([lint, types, samples(), tests()])
else await runSteps([tests(...new Set(chosen), ...named)], leftOut())

/** Test files by their path from the project's root. */
function testFiles() {
  const folder = fileURLToPath(new URL('../tests', import.meta.url))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  return names
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('fixtures/'))
    .map((name) => `tests/${name}`)
}

function filesWith(word) {
  const found = all.filter((file) => file.includes(word.replaceAll('\\', '/')))
  if (found.length > 0) return found
  const names = all.map((file) => basename(file, '.test.ts'))
  console.error(`No test file has "${word}" in its path. ${suggestion(word, names)}`)
  process.exit(2)
}

function leftOut() {
  const others = all.length - new Set(chosen).size
  const files = others === 0 ? [] : [`${others} of ${all.length} test files`]
  return [`${[lint, types, samples()].map(({ name }) => name.toLowerCase()).join(', ')}`, ...files]
}

async function findBrowser() {
  try {
    await ensureTestBrowser()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
