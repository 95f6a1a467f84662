import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '../../samples/check.ts'
import { nodeMajor } from '../../samples/record/versions.ts'
import { checkPages, complaintsAbout } from './check-pages.ts'

const fence = '```'

function block(info: string, ...lines: string[]): string {
  return [`${fence}${info}`, ...lines, fence, '', ''].join('\n')
}

const ssh = [
  "import { readFileSync, writeFileSync } from 'node:fs';",
  "import { homedir } from 'node:os';",
  "import { $ } from '@xec-sh/core';",
  "const privateKey = readFileSync(homedir() + '/.ssh/id_ed25519', 'utf8');",
  "const web = $.ssh({ host: 'web-1.example.com', username: 'deploy', privateKey });",
]

const config = [
  'version: "1.0"',
  'tasks:',
  '  greet:',
  `    command: echo hello $\{params.who}`,
  '    params:',
  '      - name: who',
]

/** Samples that are right, each with a kind of check of its own. */
const pages = {
  'en/local':
    block('ts run', "import { $ } from '@xec-sh/core';", 'console.log((await $`pwd; ls -A`).text());') +
    block('text output', '/home/ann/project', 'sample.ts').replace('sample.ts', 'sample-NAME.ts'),
  'en/streams':
    block('js run', "console.log('one'); console.error('two'); console.log('three');") +
    block('text output', 'one', 'two', 'three'),
  // Options of the tool and of a group of commands stand behind their commands as well.
  'en/options-above': block('sh', "xec on web-1 'uptime #' --quiet", 'xec docker service redis --dry-run'),
  'en/exit': block('js run exit=3', 'process.exitCode = 3;'),
  'en/env':
    block('js run env="STAGE=test REGION=eu"', 'console.log(process.env.STAGE, process.env.REGION);') +
    block('text output', 'test eu'),
  'en/varies': block('js run', "console.log('took', 7, 'ms');") + block('text output varies="/\\d+ ms/"', 'took 12 ms'),
  'en/node': block('js run', "console.log('new');") + block(`text output node=${nodeMajor + 1}`, 'newer'),
  'en/parts':
    block('ts part="a"', 'const a = 1;') + block('ts part="a" run', 'console.log(a);') + block('text output', '1'),
  'en/interrupt':
    block(
      'js run interrupt="Ctrl+C"',
      "process.on('SIGINT', () => { console.log('stopped'); process.exit(); });",
      "console.log('end with Ctrl+C');",
      'setInterval(() => {}, 1000);',
    ) + block('text output', 'end with Ctrl+C', 'stopped'),
  'en/home':
    block('text title="~/.shoprc"', 'workers = 4') +
    block('sh title="show.sh" run', 'cat ~/.shoprc') +
    block('text output', 'workers = 4'),
  'en/script': block('sh run', 'echo one', 'echo two >&2') + block('text output', 'one', 'two'),
  'en/import':
    block('ts title="lib.ts"', 'export const a = 4;') +
    block('ts title="main.ts" run', "import { a } from './lib.ts';", 'console.log(a);') +
    block('text output', '4'),
  'en/ssh':
    block('ts run', ...ssh, 'console.log((await web`hostname -f; pwd; echo $USER`).text());', 'await $.dispose();') +
    block('text output', 'web-1.example.com', '/home/deploy', 'deploy'),
  'en/password':
    block(
      'ts run',
      "import { $ } from '@xec-sh/core';",
      "const web = $.ssh({ host: 'db-1.example.com', username: 'deploy', password: process.env.SSH_PASSWORD });",
      'console.log((await web`hostname`).text());',
      'await $.dispose();',
    ) + block('text output', 'db-1'),
  'en/refused':
    block(
      'ts run',
      "import { $ } from '@xec-sh/core';",
      "const web = $.ssh({ host: 'db-1.example.com', username: 'deploy', password: 'wrong' });",
      'console.log((await web`hostname`.nothrow()).ok);',
      'await $.dispose();',
    ) + block('text output', 'false'),
  'en/down':
    block(
      'ts run',
      "import { $ } from '@xec-sh/core';",
      "const web = $.ssh({ host: 'down.example.com', username: 'deploy', password: 'x' });",
      'console.log((await web`hostname`.nothrow()).stderr);',
      'await $.dispose();',
    ) + block('text output', 'Failed to connect to down.example.com: getaddrinfo ENOTFOUND down.example.com'),
  'en/sftp':
    block(
      'ts run',
      ...ssh,
      "writeFileSync('a.txt', 'sent');",
      "await web.uploadFile('a.txt', 'b.txt');",
      'console.log((await web`cat b.txt`).text());',
      "await web.downloadFile('b.txt', 'c.txt');",
      "console.log(readFileSync('c.txt', 'utf8'));",
      'await $.dispose();',
    ) + block('text output', 'sent', 'sent'),
  'en/tunnel':
    block(
      'ts run',
      ...ssh,
      "import { createServer } from 'node:http';",
      "const server = createServer((_, response) => response.end('through')).listen(0, '127.0.0.1');",
      "await new Promise((resolve) => server.once('listening', resolve));",
      'const remotePort = (server.address() as { port: number }).port;',
      "const tunnel = await web.tunnel({ localPort: 0, remoteHost: 'localhost', remotePort });",
      "console.log(await (await fetch('http://127.0.0.1:' + tunnel.localPort)).text());",
      'await tunnel.close();',
      'server.close();',
      'server.closeAllConnections();',
      'await $.dispose();',
    ) + block('text output', 'through'),
  'en/docker':
    block(
      'ts',
      "import { $ } from '@xec-sh/core';",
      "console.log((await $.docker({ container: 'web' })`echo in`.nothrow()).text());",
    ) + block('sh recorded', 'docker inspect web', "docker exec web sh -c 'echo in'"),
  'en/imported':
    block(
      'ts title="shop.ts"',
      "import { $ } from '@xec-sh/core';",
      "export const shop = $.docker({ container: 'shop' });",
    ) +
    block(
      'ts run target=docker',
      "import { shop } from './shop.ts';",
      'console.log((await shop`hostname`.nothrow()).text());',
    ) +
    block('text output', 'shop'),
  'en/kubectl':
    block(
      'ts run',
      "import { $ } from '@xec-sh/core';",
      "console.log((await $.k8s({ pod: 'web' }).exec`echo in`.nothrow()).text());",
    ) +
    block('text output', 'in') +
    block('sh recorded', "kubectl exec -n default -i web -- /bin/sh -c 'echo in'"),
  'en/session':
    block('js title="a.mjs"', 'console.log(process.argv[2]);') +
    block('console run', '$ node a.mjs one', 'one', '$ npx tsx a.mjs two', 'two'),
  'en/task': block('yaml title=".xec/config.yaml"', ...config) + block('console', '$ xec greet --who Ann'),
  'en/workflow': block(
    'yaml title=".github/workflows/ci.yml"',
    'on: [push]',
    'jobs:',
    '  test:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '      - run: npm test',
  ),
  'en/names':
    'Call `$.ssh({ host })`, `$.parallel.settled()`, `.nothrow()`, `within()`, set `maxConcurrency: 4` and `targets.hosts`, run `xec on --parallel`, read `result.stdout`, `readFileSync`, listen to `command:start`.\n\n' +
    block('sh', 'ls'),
  'en/foreign': `Not \`shell.cp()\`.\n\n${block('sh', 'ls')}`,
}

let result: CheckResult

beforeAll(async () => {
  result = await checkPages(pages, { 'en/foreign': 'foreignNames: [shell.cp]' })
})

describe('samples that are right', () => {
  it.each(Object.keys(pages).filter((name) => name !== 'en/local'))('%s', (name) => {
    expect(complaintsAbout(result, name)).toEqual([])
  })

  it('an empty directory with the sample alone, under a name that does not tell where it is', () => {
    const [complaint] = complaintsAbout(result, 'en/local')
    expect(complaint).toMatch(/page: {4}sample-NAME\.ts\n {6}printed: sample-\w+\.ts/)
  })
})

describe('what is said of them', () => {
  const hows = (name: string) =>
    [...result.passed.values()]
      .filter(({ block: { page } }) => page.file.endsWith(`/docs/${name}.md`))
      .sort((a, b) => a.block.line - b.block.line)
      .map(({ how }) => how)

  it.each([
    ['streams', ['run']],
    ['node', ['compiled']],
    ['parts', ['run', 'run']],
    ['kubectl', ['run', 'recorded']],
    ['session', ['compiled', 'run']],
    ['task', ['parsed', 'parsed']],
  ])('%s: %j', (name, expected) => {
    expect(hows(name)).toEqual(expected)
  })

  it('docker: a real daemon runs the sample, and what docker was called with is recorded', () => {
    const isReal = !('missing' in result.runs.here.docker)
    expect(hows('docker')).toEqual(isReal ? ['run', 'recorded'] : ['compiled'])
    expect(hows('imported')).toEqual(isReal ? ['compiled', 'run'] : ['compiled'])
  })

  it('counts names', () => {
    expect(result.identifiers.known).toBeGreaterThan(8)
    expect(result.identifiers.foreign).toBe(1)
  })
})
