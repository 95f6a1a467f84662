import { expect, it } from 'vitest'
import { readColours, writeColours } from '../../engine/markdown/code/colours.ts'
import { coloured } from '../../engine/markdown/code/highlight.ts'
import { languageNamed } from '../../engine/markdown/code/languages.ts'

const samples: [string, string][] = [
  ['ts', `const a = \`b \${c} d\`\n\n  await $\`ls \${'x'} | wc -l\` // done\n`],
  ['console', '$ xec run "a" \\\n> --quiet\ndone\n\n$\n$ ls'],
  ['yaml', 'key: [1, two] # three\n  - "a: b"'],
  ['diff', '-old line\n+new line\n same, with commas, and  spaces'],
  ['md', '# One\n\n```ts\nconst a = 1\n```\n\n*two*, 三 🙂'],
  ['sh', ''],
]

it.each(samples)('the colours of a sample are kept as they are: %s', async (name, text) => {
  const language = languageNamed(name)
  if (!language) throw new Error(`There is no language ${name}`)
  const lines = text.split('\n')
  const found = await coloured(language, lines).lines
  expect(readColours(writeColours(found), lines)).toEqual(found)
})

it('colours of another text are not taken', async () => {
  const language = languageNamed('ts')
  if (!language) throw new Error('There is no TypeScript')
  const colours = writeColours(await coloured(language, ['const a = 1', 'a()']).lines)
  expect(readColours(colours, ['const a = 12', 'a()'])).toBeUndefined()
  expect(readColours(colours, ['const a = 1'])).toBeUndefined()
})
