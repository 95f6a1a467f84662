import type { Random } from './random.ts'
import { identifier } from './vocabulary.ts'
import { english } from './words-en.ts'

/** Lines of TypeScript as the documentation has them: commands in templates, with holes, loops and errors around. */
export function scriptLines(random: Random, count: number): string[] {
  const lines = random.chance(0.6) ? ["import { $ } from '@xec-sh/core'", ''] : []
  while (lines.length < count) lines.push(...statement(random))
  return lines
}

function statement(random: Random): string[] {
  const name = identifier(random, english)
  const other = identifier(random, english)
  const noun = random.pick(english.nouns)
  return random.pick([
    [`const ${name} = await $\`${command(random, other)}\``],
    [`console.log(${name}.stdout.trim(), \`${noun} took \${${name}.duration} ms\`)`],
    [`const ${name} = $.ssh({ host: '${noun}.example.com', username: '${random.pick(english.nouns)}' })`],
    [`await ${name}\`${command(random, other)}\`.timeout(${random.between(1, 90)}_000)`],
    [`for (const ${noun} of ${other}) {`, `  await $\`${command(random, noun)}\``, '}'],
    [`const { stdout, exitCode } = await $\`${command(random, name)}\`.nothrow()`],
    [`if (!${name}.ok) throw new Error(\`${noun} failed with \${${name}.exitCode}\`)`],
    [`export async function ${name}(${other}: string): Promise<number> {`, `  return Number(${other}.length)`, '}'],
    [`interface ${capital(name)} {`, `  readonly ${other}: ${random.pick(['string', 'number', 'boolean'])}`, '}'],
    [`const ${name} = new Map<string, number>([['${noun}', ${random.between(1, 99)}]])`],
    [`const ${name} = $.docker({ container: '${noun}' }).env({ ${noun.toUpperCase()}: '${other}' })`],
    ['try {', `  await $\`${command(random, name)}\``, '} catch (error) {', `  ${other}.push(error)`, '}'],
  ])
}

function command(random: Random, hole: string): string {
  const noun = random.pick(english.nouns)
  return random.pick([
    `tar -xzf \${${hole}} -C /srv/${noun}`,
    `docker exec ${noun} sh -c "cat /etc/${noun}.conf | head -n ${random.between(1, 50)}"`,
    `echo \${${hole}} >> /var/log/${noun}.log`,
    `systemctl is-active \${${hole}}.service && uptime`,
    `git -C \${${hole}} log --oneline -n ${random.between(1, 20)}`,
    `find ./${noun} -name '*.\${${hole}}' -mtime +${random.between(1, 30)} -delete`,
  ])
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1)
}
