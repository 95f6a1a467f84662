import type { Choices } from './choices.ts'
import { templateText } from './quote.ts'
import { findTargets, importConfiguration, importEngine, indented, narrowed, runner, script } from './script-parts.ts'

/** A command on one target after another; the first failure ends it, as with the tool. */
export function runScript(choices: Choices): string {
  const { place, command, timeout, quiet } = choices
  const { name, lines } = runner(choices)
  const limit = timeout && place !== 'pods' ? `.timeout(${milliseconds(timeout)})` : ''
  const output = quiet ? 'result.text()' : `\`\${id}: \${result.text()}\``
  return script(
    [importEngine, importConfiguration],
    [
      ...findTargets(choices),
      'for (const { id, config } of targets) {',
      ...indented([
        narrowed(choices),
        ...lines,
        `const result = await ${name}\`${templateText(command)}\`${limit}.nothrow();`,
        'if (!result.ok) {',
        '  console.error(id, result.exitCode, result.stderr.trim());',
        '  process.exitCode = 1;',
        '  break;',
        '}',
        `console.log(${output});`,
      ]),
      '}',
      '',
      'await $.dispose();',
    ],
  )
}

const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** `5m` as a number of TypeScript: `300_000`. */
export function milliseconds(duration: string): string {
  const [, count = '0', unit = 'ms'] = /^([\d.]+)(ms|s|m|h)$/.exec(duration) ?? []
  const value = Math.round(Number(count) * units[unit as keyof typeof units])
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '_')
}
