// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are about templates
import type { QuotingStrings } from '../wording.ts'

export const en: QuotingStrings = {
  example: 'Example',
  examples: {
    data: 'Data that looks like a command',
    list: 'Lists',
    empty: 'An empty value',
    dash: 'A leading dash',
    quotes: 'Quotes of your own',
    shell: 'A second shell',
    message: 'Several lines, Cyrillic',
    json: 'An object and a number',
    result: 'A result and a promise',
  },
  ownExample: 'Your own',
  template: 'Template',
  templateHint: 'What stands between the backticks. ${name} is a value.',
  templateProblems: {
    backtick: 'A backtick ends the template. For one in the command write \\`.',
    unclosed: '${ begins a value that no } ends. For the shell’s own ${…} write \\${…}.',
    unnamed: 'There is nothing in ${}. Write a name, such as ${file}.',
    backslash: 'A backslash at the very end would take the closing backtick with it. For one backslash write \\\\.',
  },
  value: 'Value {number}: {name}',
  noValues: 'The template has no values. Add one: `${name}`.',
  kind: 'Kind',
  kinds: {
    text: 'String',
    number: 'Number',
    list: 'Array of strings',
    json: 'Other JSON',
    promise: 'Promise of a string',
    result: 'Result of a command',
    nothing: 'undefined',
  },
  hints: {
    list: 'One item on each line; leave it empty for an empty array.',
    json: 'An object, an array of anything, true, null.',
    result: 'What the command printed.',
  },
  valueProblems: {
    number: 'This is no number. Write 8080 or -0.5, or choose “String”.',
    json: 'This is no JSON: names and strings take double quotes, and no comma comes last.',
  },
  lines: 'What reaches the shell with `$`',
  environments: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Pod' },
  login: 'login shell `-c`',
  otherWays: 'The same template elsewhere',
  ways: { raw: 'With `$.raw`', pipe: 'After `.pipe`' },
  unread: 'No line: the template or a value cannot be read as it is.',
  differs: 'Another line than above',
  runs: 'The shell runs `{word}`, which value {number} brought.',
  leftOpen: 'A quote in value {number} stays open: the shell refuses the line, or reads on.',
  nothing: 'nothing',
  failed: 'The package throws:',
  traps: 'Traps here',
  noTraps: 'No known trap in this command.',
  trapCount: 'Traps: {count}',
  more: 'More',
  trap: {
    empty:
      'An empty value leaves no argument behind, so the next one takes its place. Write it directly behind text (`--note=${…}`) or pass a variable.',
    dash: 'The program takes a value with a leading dash for an option. Put `--` in front of it where that is not meant.',
    quotes:
      'A value brings its own quotes. Between quotes of the template they open and close in the wrong places, and the shell may run what is in it. Remove yours.',
    prefix: 'Text in front of an array touches its first item only. Build each argument with `map`.',
    json: 'An object becomes JSON, as one argument. Choose the field that you mean, unless the program expects JSON.',
    pattern: 'A value stays text: the shell expands no `*`, `~` or `$NAME` in it.',
    shell: 'A second shell reads this value as a command. The first one has taken its quotes off by then.',
    assignment: '`NAME=value` where a command begins sets a variable, and the shell looks for the command behind it.',
    escape:
      'A backslash in the template begins no escape of JavaScript, so the whole text around it becomes `undefined`. Double it.',
    unescaped:
      'Only `$` makes data of a value. With `$.raw` and after `.pipe` the shell reads it as a part of the command.',
    converted:
      'After `.pipe` JavaScript turns this kind of value into text, with another outcome than `$`. Build the string yourself.',
    shifted:
      'After `.pipe` an undefined first value is left out: the others move up by one, and the end of the command is lost.',
  },
  share: 'Copy a link to this example',
  waiting: 'The engine is being loaded…',
}
