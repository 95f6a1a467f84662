import { readCommandLine } from '../engine/command-line/options.ts'
import { fuzzMarkdown, inputOf, pageTime } from './markdown/markdown.ts'

const { values } = readCommandLine({
  usage: 'npm run fuzz -- [options]: feeds the pipeline pages that nobody has written',
  options: {
    seed: { type: 'string', help: 'where the pages grow from, 1 where not given' },
    from: { type: 'string', help: 'number of the first page, 0 where not given' },
    count: { type: 'string', help: 'how many, 10000 where not given' },
    show: { type: 'string', help: 'prints the page of this number, and tries nothing' },
  },
})
const seed = values.seed ?? '1'
if (values.show !== undefined) console.log(inputOf(seed, Number(values.show)))
else await run()

async function run(): Promise<void> {
  const { inputs, faults, slowest, slow } = await fuzzMarkdown({
    seed,
    from: Number(values.from ?? 0),
    count: Number(values.count ?? 10_000),
  })
  for (const { input, fault } of faults) console.log(`${input}  ${fault}\n`)
  console.log(
    `Markdown: ${inputs} pages from seed ${seed}, ${faults.length} faults, ${slow} longer than ${pageTime} ms.`,
  )
  console.log(`The slowest took ${Math.round(slowest.milliseconds)} ms: ${slowest.input}.`)
  process.exitCode = faults.length + slow > 0 ? 1 : 0
}
