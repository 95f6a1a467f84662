import { codeBlock } from './code.ts'
import { type Bilingual, bilingual, codeWord, paragraph, phrase, shared } from './prose.ts'
import type { Random } from './random.ts'

/** A table of options: names in code, and what they do. */
export function table(random: Random): Bilingual {
  const names = Array.from({ length: random.between(3, 8) }, () => codeWord(random))
  return bilingual((vocabulary) =>
    [
      `| ${phrase(random, vocabulary, 1)} | ${phrase(random, vocabulary, 2)} | ${phrase(random, vocabulary, 2)} |`,
      '|---|---|---|',
      ...names.map(
        (name) => `| \`${name}\` | ${phrase(random, vocabulary, 2)} | ${paragraph(random, vocabulary, 9)} |`,
      ),
    ].join('\n'),
  )
}

export function list(random: Random): Bilingual {
  const marks = Array.from({ length: random.between(3, 5) }, (_, index) => (random.chance(0.2) ? `${index + 1}.` : '-'))
  const mark = marks[0] === '-' ? () => '-' : (index: number) => `${index + 1}.`
  return bilingual((vocabulary) =>
    marks.map((_, index) => `${mark(index)} ${paragraph(random, vocabulary, random.between(6, 14))}`).join('\n'),
  )
}

export function admonition(random: Random): Bilingual {
  const kind = random.pick(['note', 'tip', 'info', 'warning', 'danger'])
  const titled = random.chance(0.4)
  return bilingual((vocabulary) => {
    const title = titled ? `[${phrase(random, vocabulary, 3)}]` : ''
    return `:::${kind}${title}\n${paragraph(random, vocabulary, random.between(12, 30))}\n:::`
  })
}

/** Tabs of one of the site's groups, each with a paragraph and a code block. */
export function tabs(random: Random): Bilingual {
  const values = random.chance(0.5) ? ['local', 'ssh', 'docker', 'k8s'] : ['npm', 'pnpm', 'yarn', 'bun']
  const group = values[0] === 'local' ? 'target' : 'package-manager'
  const panels = values.slice(0, random.between(2, 4)).map((value) => {
    const code = codeBlock(random)
    const text = bilingual((vocabulary) => paragraph(random, vocabulary, 10))
    return join([shared(`:::tab[${value}]{value=${value}}`), text, code, shared(':::')])
  })
  return join([shared(`::::tabs{group=${group}}`), ...panels, shared('::::')])
}

/** A diagram with a few nodes; its labels are of the page's language. */
export function diagram(random: Random): Bilingual {
  const count = random.between(4, 9)
  const edges = Array.from({ length: count - 1 }, (_, index) => `n${random.between(0, index)} --> n${index + 1}`)
  const kind = random.chance(0.5) ? 'TD' : 'LR'
  return bilingual((vocabulary) => {
    const labels = Array.from({ length: count }, (_, index) => `  n${index}[${phrase(random, vocabulary, 2)}]`)
    const head = `\`\`\`mermaid alt="${phrase(random, vocabulary, 6)}"`
    return [head, `flowchart ${kind}`, ...labels, ...edges.map((edge) => `  ${edge}`), '```'].join('\n')
  })
}

/** Blocks one after the other, a blank line between them. */
export function join(parts: readonly Bilingual[]): Bilingual {
  return { en: parts.map(({ en }) => en).join('\n\n'), ru: parts.map(({ ru }) => ru).join('\n\n') }
}
