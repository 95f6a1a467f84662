import { scriptLines } from './code-script.ts'
import { type Bilingual, bilingual, phrase, shared } from './prose.ts'
import type { Random } from './random.ts'
import { identifier } from './vocabulary.ts'
import { english } from './words-en.ts'

const targets = ['local', 'ssh', 'docker', 'k8s']
const fence = (head: string, lines: readonly string[]) => `\`\`\`${head}\n${lines.join('\n')}\n\`\`\``
const name = (random: Random) => identifier(random, english)
const host = (random: Random) => `${random.pick(english.nouns)}-${random.between(1, 9)}.example.com`

/** A code block in the mix of this documentation: mostly scripts, and every second bilingual of those has other comments. */
export function codeBlock(random: Random): Bilingual {
  const share = random.next()
  if (share < 0.5) return script(random)
  if (share < 0.64) return shared(fence('sh', shell(random)))
  if (share < 0.76) return shared(fence('console', terminal(random)))
  if (share < 0.88) return shared(fence(`yaml${title(random, 'yaml')}`, yaml(random)))
  if (share < 0.94) return shared(fence(`json${title(random, 'json')}`, json(random)))
  return shared(fence('text', shell(random)))
}

function script(random: Random): Bilingual {
  const lines = scriptLines(random, random.between(3, 14))
  const target = random.chance(0.2) ? ` target=${random.pick(targets)}` : ''
  const marked = random.chance(0.12) ? ` {1,${lines.length}}` : ''
  const numbered = random.chance(0.08) ? ' lines' : ''
  const head = `ts${title(random, 'ts')}${target}${marked}${numbered}`
  if (random.chance(0.5)) return shared(fence(head, lines))
  const at = random.between(0, lines.length - 1)
  return bilingual((vocabulary) => fence(head, lines.with(at, `${lines[at]} // ${phrase(random, vocabulary, 5)}`)))
}

function title(random: Random, suffix: string): string {
  return random.chance(0.5) ? ` title="${name(random)}.${suffix}"` : ''
}

function shell(random: Random): string[] {
  return Array.from({ length: random.between(1, 4) }, () =>
    random.pick([
      `npm install @xec-sh/${random.pick(english.nouns)}@0.${random.between(1, 9)}.${random.between(0, 20)}`,
      `xec on ${host(random)} "systemctl restart ${random.pick(english.nouns)}"`,
      `export ${random.pick(english.nouns).toUpperCase()}_DIR="$HOME/.${name(random)}"`,
      `tar -czf ${name(random)}.tar.gz ${random.pick(english.nouns)}/ && rm -rf /tmp/${name(random)}`,
      `kubectl -n ${random.pick(english.nouns)} rollout status deploy/${random.pick(english.nouns)} --timeout=${random.between(10, 300)}s`,
      `for f in ${random.pick(english.nouns)}/*.log; do grep -c "${name(random)}" "$f" | sort -n; done`,
    ]),
  )
}

function terminal(random: Random): string[] {
  const output = Array.from({ length: random.between(1, 6) }, () =>
    random.pick([
      `${name(random)}: ${random.between(1, 4000)} ${random.pick(english.nouns)}s in ${random.between(1, 99)} ms`,
      `${host(random)}  ${random.pick(english.others)}  ${random.between(1, 300)}d  v0.${random.between(1, 9)}.0`,
    ]),
  )
  return [`$ xec ${random.pick(english.verbs)} ${random.pick(english.nouns)} --${name(random)}`, ...output]
}

function yaml(random: Random): string[] {
  const keys = Array.from({ length: random.between(2, 9) }, () =>
    random.pick([
      `    ${name(random)}: ${random.between(1, 9000)}`,
      `    ${name(random)}: "\${${random.pick(english.nouns).toUpperCase()}:-${random.pick(english.others)}}"`,
      `    ${name(random)}: [${random.pick(english.nouns)}, ${random.pick(english.nouns)}] # ${random.pick(english.verbs)}`,
      `    ${name(random)}: ${random.chance(0.5)}`,
    ]),
  )
  return [`${random.pick(english.nouns)}s:`, `  ${host(random).split('.')[0]}:`, ...keys]
}

function json(random: Random): string[] {
  const count = random.between(2, 7)
  const keys = Array.from({ length: count }, (_, index) => {
    const value = random.pick([String(random.between(1, 900)), `"${name(random)}"`, 'true', `["${host(random)}"]`])
    return `  "${name(random)}${index}": ${value}${index < count - 1 ? ',' : ''}`
  })
  return ['{', ...keys, '}']
}
