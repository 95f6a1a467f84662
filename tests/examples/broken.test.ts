import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'

function block(info: string, ...lines: string[]): string {
  return [`${fence}${info}`, ...lines, fence, ''].join('\n')
}

const importing = "import { $ } from '@xec-sh/core';"

/** Each page has one mistake. The fence of its first block is line 7, the text begins on line 8. */
const pages = {
  'en/method': block('ts', importing, 'await $`true`.nothrows();'),
  'en/option': block('ts', importing, "$.ssh({ host: 'web-1.example.com', user: 'deploy' });"),
  'en/type': block('ts', importing, '', "$.timeout('5 s');"),
  'en/js': block('js', importing, '$.sssh({});'),
  'en/unparseable': block('ts', "const a = 'b"),
  'en/package': block('ts', "import { $ } from '@xec-sh/cor';", '$.cd("/");'),
  'en/part': `${block('ts part="a"', importing)}${block('ts part="a" run', '$.nothing();')}`,
  'en/output': `${block('ts run', "console.log('a');", "console.log('b');")}\n${block('text output', 'a', 'c')}`,
  'en/unshown': `${block('ts run', "console.log('a');", "console.log('b');")}\n${block('text output', 'a')}`,
  'en/varies': `${block('ts run', "console.log('took 12 ms')")}\n${block('text output varies="/\\d+ s/"', 'took 7 ms')}`,
  'en/hanging': block('ts run', "console.log('waiting');", 'setInterval(() => {}, 1000);'),
  'en/endless': block('sh run', 'yes'),
  'en/crashing': block('js run', "console.log('before');", "throw new Error('not today');"),
  'en/killed': block('js run', "process.kill(process.pid, 'SIGKILL');"),
  'en/session': block('console run', '$ echo one', 'one', '$ echo two', 'three'),
  'en/tool-run': block('console run', '$ echo one', 'one', '$ xec echo two', 'two'),
  'en/tool-script': block('sh tool', 'xec echo one'),
  'en/recorded': `${block('ts', importing, "await $.docker({ container: 'web' })`ls /`.nothrow();")}\n${block('sh recorded', 'docker inspect web', "docker exec web sh -c 'ls'")}`,
  'en/fewer': `${block('ts', importing, "await $.docker({ container: 'web' })`ls /`.nothrow();")}\n${block('sh recorded', 'docker inspect web')}`,
  'en/flag': block('sh', 'cd project', 'xec on web-1 uptime --paralel'),
  'en/effect': block('sh', 'xec on web-1 uptime --parallel # [!code error]', 'xec copy a.txt b.txt --dry-run'),
  'en/command': block('sh', 'xec confg list'),
  'en/custom':
    block('ts title=".xec/commands/size.ts"', "export default (program: any) => program.command('size <file>');") +
    block('sh', 'xec size shop.txt --human', 'xec sise shop.txt'),
  'en/arguments': block('sh', 'xec config set theme'),
  'en/excess': block('sh', 'xec secrets get one two'),
  'en/alias': block('sh', 'xec docker containers ls'),
  'en/shell': block('sh', 'echo one', "echo 'two"),
  'en/json': block('json', '{', '  "a": 1,', '}'),
  'en/manifest': block('json title="package.json"', '{', '  "name": "a",', '  "dependancies": {}', '}'),
  'en/compiler': block('json title="tsconfig.json"', '{', '  "compilerOptions": { "stritc": true }', '}'),
  'en/workflow': block(
    'yaml title=".github/workflows/ci.yml"',
    'on: push',
    'jobs:',
    '  test:',
    '    runs-on: ubuntu-latest',
    '    timeout_minutes: 5',
  ),
  // Of the same name as the one before: each is read for itself.
  'en/expression': block(
    'yaml title=".github/workflows/ci.yml"',
    'on: push',
    'jobs:',
    '  test:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    `      - run: echo "$\{{ github.rev }}"`,
  ),
  'en/gitlab': block('yaml title=".gitlab-ci.yml"', 'test:', '  script: npm test', '  artifacts:', '    path: [out/]'),
  'en/stage': block('yaml title=".gitlab-ci.yml"', 'stages: [test]', 'ship:', '  stage: deploy', '  script: make'),
  'en/key': block('yaml', 'version: "1.0"', 'targets:', '  hosts:', '    web:', '      host: a', '      prot: 22'),
  'en/target': block('yaml', 'version: "1.0"', 'tasks:', '  a:', '    command: ls', '    target: hosts.web'),
  'en/variable': block(
    'yaml',
    'version: "1.0"',
    'vars:',
    '  dir: /srv',
    'tasks:',
    '  a:',
    `    command: ls $\{vars.dirr}`,
  ),
  'en/parameter': block('yaml', 'version: "1.0"', 'tasks:', '  a:', `    command: echo $\{params.name}`),
  'en/step': block('yaml', 'version: "1.0"', 'tasks:', '  a:', '    steps:', '      - task: b'),
  'en/validator': block('yaml', 'version: "1.0"', 'targets:', '  hosts:', '    web:', '      port: 22'),
  'en/inheritance': block(
    'yaml title=".xec/config.yaml"',
    'version: "1.0"',
    'profiles:',
    '  staging:',
    '    extends: base',
  ),
  'en/circle': block('yaml', 'version: "1.0"', 'vars:', `  a: $\{vars.b}`, `  b: $\{vars.a}`),
  'en/twice': block(
    'yaml',
    'version: "1.0"',
    'tasks:',
    '  a:',
    '    command: ls',
    '    params:',
    '      - name: level',
    '      - name: level',
  ),
  'en/profile-file': block('yaml title=".xec/profiles/staging.yaml"', 'vars: {}', 'target: {}'),
  'en/number': block('yaml title=".xec/config.yaml"', 'version: 1.0'),
  'en/yaml': block('yaml', 'a: [1', 'b: 2'),
  'en/names':
    'Call `$.sshh()`, set `maxConcurency`, run `xec onn`, write `targets.hots`, listen to `ssh:conect`, use `.nothrw()`.\n',
  'en/foreign': 'Call `shell.cp()`.\n',
  'en/python': block('python', 'print(1)'),
  'en/unrun': `${block('ts', "console.log('a');")}\n${block('text output', 'a')}`,
  'en/unrun-session': block('console', '$ date', 'Saturday'),
  'en/translation': `${block('ts', 'const a = 1; // one', 'console.log(a);')}`,
  'ru/translation': `${block('ts', 'const a = 2; // один', 'console.log(a);')}`,
  'en/marks': block('ts run', "console.log('Done');"),
  'ru/marks': block('ts', "console.log('Готово');"),
  'en/texts': block('sh', 'ls -l # all'),
  'ru/texts': block('sh', 'ls -a # все'),
  'en/more': `${block('sh', 'ls')}\n${block('sh', 'pwd')}`,
  'ru/more': block('sh', 'ls'),
  'en/fine': block('ts', importing, 'await $`true`;'),
}

let result: CheckResult

beforeAll(async () => {
  result = await checkPages(pages, { 'en/foreign': 'foreignNames: [shell.cp, shell.mv]' })
})

/** Place and words of the one complaint about a page. */
function only(name: string): string {
  const found = complaintsAbout(result, name)
  expect(found, `${name}: ${found.join('\n')}`).toHaveLength(1)
  return found[0] ?? ''
}

describe('programs', () => {
  it.each([
    ['en/method', 9, "TS2551: Property 'nothrows' does not exist on type 'ProcessPromise'. Did you mean 'nothrow'?"],
    ['en/option', 9, "'user' does not exist in type"],
    ['en/type', 10, "TS2345: Argument of type 'string' is not assignable to parameter of type 'number'."],
    ['en/js', 9, "TS2551: Property 'sssh' does not exist"],
    ['en/unparseable', 8, 'The sample cannot be parsed.'],
    ['en/package', 8, "TS2307: Cannot find module '@xec-sh/cor'"],
  ])('%s at line %i', (name, line, said) => {
    expect(only(name)).toContain(said)
    expect(only(name)).toMatch(new RegExp(`^content/en/docs/${name.slice(3)}\\.md:${line}:`))
  })

  it('names the line in the part that is wrong', () => {
    const [ran, compiled] = complaintsAbout(result, 'en/part')
    expect(compiled).toMatch(/^content\/en\/docs\/part\.md:11:3 .*does not compile/)
    expect(ran).toContain('exit code 1')
  })
})

describe('runs', () => {
  it.each([
    ['en/output', 14, 'page:    c\n      printed: b'],
    ['en/unshown', 14, 'page:    (the end)\n      printed: b'],
    ['en/varies', 11, 'Nothing in the output matches \\d+ s of "varies".'],
    ['en/hanging', 7, 'did not end within 20 s.\n      waiting'],
    ['en/endless', 7, 'prints without end'],
    ['en/crashing', 7, 'exit code 1, not 0'],
    ['en/killed', 7, 'ended with exit code 137, as after SIGKILL, not 0'],
    ['en/session', 11, 'page:    three\n      printed: two'],
    [
      'en/tool-run',
      10,
      'A session with xec is recorded with the tool itself.\n    Mark the block with tool in place of run.',
    ],
    ['en/tool-script', 7, '"tool" is a mark of console blocks.'],
    ['en/recorded', 14, "page: docker exec web sh -c ls\n      ran:  docker exec web sh -c 'ls /'"],
    ['en/fewer', 12, "page: (nothing)\n      ran:  docker exec web sh -c 'ls /'"],
  ])('%s at line %i', (name, line, said) => {
    expect(only(name)).toContain(said)
    expect(only(name)).toContain(`content/en/docs/${name.slice(3)}.md:${line} `)
  })

  it('shows what a program said before it crashed', () => {
    expect(only('en/crashing')).toMatch(/before[\s\S]*Error: not today/)
  })
})

describe('command lines, files and names', () => {
  it.each([
    ['en/flag', 9, '"xec on" has no option --paralel.\n    Did you mean "--parallel"?'],
    ['en/effect', 9, 'The option --dry-run of "xec copy" has no effect in 0.9.0.'],
    ['en/command', 8, 'Unknown command "xec confg".\n    Did you mean "config"?'],
    ['en/custom', 12, 'Unknown command "xec sise".\n    Did you mean "size"?'],
    ['en/arguments', 8, '"xec config set" needs value.\n    Its arguments: <key> <value>.'],
    ['en/excess', 8, '"xec secrets get" has too many arguments.'],
    ['en/alias', 8, 'Unknown command "xec docker containers".\n    Did you mean "container"?'],
    ['en/shell', 9, 'The shell cannot read the sample.'],
    ['en/json', 10, 'The sample is not JSON.'],
    ['en/manifest', 10, 'Unrecognized key: "dependancies"'],
    ['en/compiler', 9, "Unknown compiler option 'stritc'"],
    ['en/workflow', 12, "Unexpected value 'timeout_minutes'"],
    ['en/expression', 13, 'Context access might be invalid: rev'],
    ['en/gitlab', 11, "'path' property is not expected to be here at test.artifacts"],
    ['en/stage', 9, 'stage:deploy not found for ship'],
    ['en/key', 13, 'Unknown key "prot" below "targets.hosts.web".\n    Did you mean "port"?'],
    ['en/target', 12, 'The target "hosts.web" is not defined here.'],
    ['en/variable', 13, 'The variable "dirr" is not defined here.\n    Did you mean "dir"?'],
    ['en/parameter', 11, 'The parameter "name" is not defined here.'],
    ['en/validator', 11, '"targets.hosts.web" needs "host".'],
    ['en/inheritance', 11, "profiles.staging.extends: Extended profile 'base' not found"],
    ['en/circle', 8, 'Circular variable reference detected'],
    ['en/twice', 14, 'Duplicate parameter name: level'],
    ['en/profile-file', 9, 'Unknown key "target" below "profiles.staging".\n    Did you mean "targets"?'],
    ['en/number', 8, 'The version of a configuration is a text.'],
    ['en/yaml', 9, 'The sample is not YAML.'],
    ['en/python', 7, 'Nothing checks samples of "python".'],
    ['en/unrun', 11, 'This output belongs to a sample that nobody runs.'],
    ['en/unrun-session', 7, 'comes from commands that nobody runs'],
  ])('%s at line %i', (name, line, said) => {
    expect(only(name)).toContain(said)
    expect(only(name)).toContain(`content/en/docs/${name.slice(3)}.md:${line} `)
  })

  it('a step that names a task that is not there', () => {
    expect(complaintsAbout(result, 'en/step').join('\n')).toMatch(/step\.md:12.*The task "b" is not defined/)
  })

  it('names that nobody knows', () => {
    const found = complaintsAbout(result, 'en/names').join('\n')
    for (const [name, near] of [
      ['$.sshh()', '$.ssh()'],
      ['maxConcurency', 'maxConcurrency'],
      ['xec onn', 'on'],
      ['targets.hots', 'targets.hosts'],
      ['ssh:conect', 'ssh:connect'],
      ['.nothrw()', 'nothrow'],
    ]) {
      expect(found).toContain(`names.md:7  Unknown name \`${name}\`.\n    Did you mean "${near}"?`)
    }
  })

  it('a declared foreign name that is not needed', () => {
    expect(only('en/foreign')).toMatch(/foreign\.md:5 .*"shell\.mv" of foreignNames is not needed/)
    expect(result.identifiers.foreign).toBe(1)
  })
})

describe('languages', () => {
  it.each([
    ['ru/translation', 8, 'The sample is not that of the other language.'],
    ['ru/marks', 7, 'The fence is not that of the other language.'],
    ['ru/texts', 8, 'here:  -a'],
    ['ru/more', 7, 'This page has 1 code blocks, content/en/docs/more.md has 2.'],
  ])('%s at line %i', (name, line, said) => {
    expect(only(name)).toContain(said)
    expect(only(name)).toContain(`content/ru/docs/${name.slice(3)}.md:${line} `)
  })
})

it('does not complain about what is right', () => {
  expect(complaintsAbout(result, 'en/fine')).toEqual([])
})
