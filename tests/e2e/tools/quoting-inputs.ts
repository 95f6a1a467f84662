// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates
import { type Example, examples } from '../../../features/quoting/examples.ts'
import type { Kind } from '../../../features/quoting/values.ts'

const of = (template: string, ...values: readonly (readonly [Kind, string])[]): Example => ({
  template,
  values: values.map(([kind, text]) => ({ kind, text })),
})

/** Commands whose lines the browser and Node have to agree on: each kind of value, and what quoting is hard for. */
export const inputs: readonly Example[] = [
  ...Object.values(examples),
  of('uptime'),
  of('echo ${a}', ['text', "it's 'all' \\'quoted\\'"]),
  of('echo ${a}', ['text', 'say "hi" `id` $(id) $HOME !!']),
  of('echo ${a}', ['text', 'строка 1\nстрока 2\tконец — «да»']),
  of('echo ${a}${b}-${c}', ['text', '~/a_b:c=d-e'], ['text', ' '], ['text', '🦀']),
  of('echo ${a} ${b} ${c}', ['number', '-0.5'], ['number', '1e21'], ['number', '0x10']),
  of('echo ${a} end', ['list', '']),
  of('echo ${a} end', ['list', '\n-n\n']),
  of('echo ${a} ${b}', ['json', '[["one","two"],{"a":null},true,null,7]'], ['json', 'null']),
  of('echo ${a}', ['json', '{"stdout":"x","text":"y"}']),
  of('echo ${a}', ['json', '{"encoding":"utf8"}']),
  of('echo ${a} ${b}', ['promise', ' two words '], ['result', ' two words \n']),
  of('echo ${a} b ${c} d', ['nothing', ''], ['text', 'x y']),
  of('echo ${a} b ${c} d', ['text', 'x y'], ['nothing', '']),
  of('cd src\n\\techo ${a} \\${HOME} \\u0416 \\\\n', ['text', 'x']),
  of('sed s/\\1/x/ ${a} end', ['text', 'x']),
  of('${a}', ['text', '']),
  of('echo ${a}', ['json', '"a\\u0000b"']),
]
