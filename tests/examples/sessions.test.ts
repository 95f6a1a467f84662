import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSite } from '../../engine/config/load-site.ts'
import { type CheckResult, checkExamples } from '../../samples/check.ts'
import { nodeMajor } from '../../samples/record/versions.ts'
import { type Recordings, readRecordings, recordingsFile } from '../../samples/transcripts/file.ts'
import { openTool } from '../../samples/transcripts/tool.ts'
import { complaintsAbout, project, writePages } from './check-pages.ts'

const fence = '```'

function block(info: string, ...lines: string[]): string {
  return [`${fence}${info}`, ...lines, fence, ''].join('\n')
}

/** What passes for the tool. It says something else each time, knows colors and draws over its lines, and names the folder that it lies in. */
const tool = (version: string) => `#!/bin/sh
case "$1" in
  --version) echo ${version} ;;
  echo) echo "$GREETING $2" ;;
  cat) cat "$2" ;;
  hostname) echo one > out.txt; cp note.txt copy.txt ;;
  date) echo "took $(date +%N) ms" ;;
  ls) printf '\\033[?25l⠋ at it\\033[1G\\033[J⠙ at it\\033[1G\\033[J\\033[31mbroken\\033[0m\\n10%%\\r50%%\\r100%%\\none\\ntwo\\n\\033[1A\\033[2Kthree\\n' >&2; exit 3 ;;
  pwd) echo "$0"; pwd ;;
  node) echo ready; exec sleep 60 ;;
  docker) docker ps ;;
  in) docker ps; echo ready; exec sleep 60 ;;
esac
`

/** Each is right when it is recorded. The fence of its first block is line 7. */
const pages: Record<string, string> = {
  'en/shared': block(
    'console tool env="GREETING=hello"',
    '$ xec echo Ann',
    'hello Ann',
    '$ echo; xec echo Bob',
    '',
    'hello Bob',
  ),
  'en/command': block('console tool', '$ xec pwd', '/home/ann/xec/xec', '/home/ann/project', '$ xec echo Ann', ' Ann'),
  'en/file': block('text title="note.txt"', 'one') + block('console tool', '$ xec cat note.txt', 'one'),
  'en/output': block('console tool', '$ xec echo', '', '$ xec echo; echo two', '', 'two'),
  'en/exit': block('console tool exit=3', '$ xec ls', 'broken', '100%', 'one', 'three'),
  'en/varies': block('console tool varies="/\\d+ ms/"', '$ xec date', 'took 1 ms'),
  'en/before': block('console tool before="echo kept > kept.txt"', '$ xec cat kept.txt', 'kept'),
  'en/interrupted': block('console tool interrupt="ready"', '$ xec node', 'ready', '^C'),
  'en/calls':
    block('text title="list.txt"', 'any') + block('sh recorded standin="none here" by="xec docker ps"', 'docker ps'),
  'en/open':
    block('text title="list.txt"', 'any') +
    block('sh recorded standin="none here" interrupt="ready" by="xec in"', 'docker ps'),
  'en/pair': [
    '::::pair[Writing]',
    ':::before',
    block('text title="other.txt"', 'ours'),
    block('console run', '$ echo one > out.txt; echo note > copy.txt; sed -n 1p other.txt > /dev/null'),
    ':::',
    ':::after',
    block('text title="note.txt"', 'note'),
    block('console tool', '$ xec hostname'),
    ':::',
    '::::',
    '',
  ].join('\n'),
  'en/gone': block('console tool', '$ xec echo Eve', ' Eve'),
}
pages['ru/shared'] = pages['en/shared'] as string

const bin = mkdtempSync(join(tmpdir(), 'tool-'))
const site = writePages(pages)
let recorded: Recordings
let first: string
let result: CheckResult

/** The checker as an author starts it. */
function record(version = '0.9.0', ...words: string[]) {
  writeFileSync(join(bin, 'xec'), tool(version), { mode: 0o755 })
  const args = [
    '--import',
    'tsx',
    'samples/check-samples.ts',
    '--site',
    site.root,
    '--tool',
    join(bin, 'xec'),
    ...words,
  ]
  return spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_CACHE_DIR: bin },
  })
}

const read = () => readFileSync(join(site.root, recordingsFile), 'utf8')
const rewrite = (name: string, from: string, to: string) => {
  const file = join(site.root, 'content', `${name.replace('/', '/docs/')}.md`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

async function check(): Promise<CheckResult> {
  const { config } = await loadSite(project)
  return checkExamples(site.root, project, config)
}

afterAll(() => {
  site.remove()
  rmSync(bin, { recursive: true, force: true })
})

describe('a recording', () => {
  beforeAll(() => {
    expect(record().stderr).toBe('')
    first = read()
    recorded = readRecordings(join(site.root, recordingsFile))
  }, 120_000)

  it('is one for both languages, with commands, files, output, exit status and version', () => {
    const sessions = Object.values(recorded.sessions)
    expect(sessions).toHaveLength(Object.keys(pages).length - 1)
    const exit = sessions.find(({ page }) => page === 'docs/exit')
    expect(exit).toMatchObject({ version: '0.9.0', node: nodeMajor, on: [], files: {} })
    expect(exit?.lines).toEqual([{ command: 'xec ls', exit: 3, output: ['broken', '100%', 'one', 'three'] }])
    const files = sessions.find(({ page }) => page === 'docs/file')?.files ?? {}
    expect(recorded.files[files['note.txt'] ?? '']).toEqual(['one'])
  })

  it('stays as it is where the session says the same again, but for what varies', () => {
    expect(record().status).toBe(0)
    expect(read()).toBe(first)
  })

  it('goes with its page, and comes with a name of it alone', () => {
    rmSync(join(site.root, 'content/en/docs/gone.md'))
    record('0.9.0', 'docs/exit')
    expect(first).toContain('Eve')
    expect(read()).not.toContain('Eve')
    expect(read()).toContain('xec date')
  })

  it('needs the tool in the version of the packages', () => {
    const before = read()
    const { status, stderr } = record('0.8.0')
    expect(stderr).toContain('is version 0.8.0; the packages that the pages are checked with are 0.9.0.')
    expect(status).toBe(2)
    expect(read()).toBe(before)
  })
})

describe('no recording', () => {
  const others = writePages({ 'en/endless': block('console tool', '$ xec node', 'ready') })
  afterAll(() => others.remove())

  it('is made of a session that does not end', async () => {
    const { config } = await loadSite(project)
    const limits = { milliseconds: 1000, outputBytes: 1000 }
    writeFileSync(join(bin, 'xec'), tool('0.9.0'), { mode: 0o755 })
    const opened = openTool(join(bin, 'xec'), '0.9.0')
    const tried = await checkExamples(others.root, project, config, { limits, tool: opened })
    expect(complaintsAbout(tried, 'en/endless')).toEqual([
      expect.stringMatching(/endless\.md:8 .*did not end within 1 s\.\n *ready$/),
    ])
    expect(tried.sessions.recorded?.sessions).toEqual({})
  })
})

describe('a page, without the tool', () => {
  const changes: [page: string, from: string, to: string, line: number, message: string][] = [
    ['en/command', 'echo Ann', 'echo Bob', 11, 'This session was not recorded with these commands and files.'],
    ['en/file', 'one\n', 'two\n', 10, 'The file note.txt of this session has changed since it was recorded.'],
    ['en/output', 'two\n```', 'three\n```', 12, 'The output on the page is not what the sample printed.'],
    ['en/exit', ' exit=3', '', 8, 'The sample ended with exit code 3, not 0.'],
    ['en/before', 'echo kept', 'echo left', 7, 'This session was not recorded with these commands and files.'],
    [
      'en/interrupted',
      'interrupt="ready"',
      'interrupt="read"',
      7,
      'A mark of this session has changed since it was recorded.',
    ],
    ['en/calls', 'docker ps\n', 'docker ps -a\n', 11, 'The command on the page is not the one that Xec runs.'],
  ]

  beforeAll(async () => {
    rmSync(bin, { recursive: true })
    const unchanged = await check()
    expect(unchanged.complaints.filter(({ file }) => !file.includes('gone'))).toEqual([])
    for (const [page, from, to] of changes) rewrite(page, from, to)
    rewrite('en/varies', 'took 1 ms', 'took 2 ms')
    rewrite('en/pair', 'echo one', 'echo two')
    result = await check()
  }, 120_000)

  it.each(changes)('%s changed from %j to %j', (page, _from, _to, line, message) => {
    const [complaint, ...others] = complaintsAbout(result, page)
    const path = page.replace('en/', 'docs/')
    expect(complaint).toContain(`content/en/${path}.md:${line}  `)
    expect(complaint).toContain(message)
    expect(complaint).toContain(page === 'en/exit' ? 'exit=1' : `npm run examples -- --tool PATH ${path}`)
    expect(others).toEqual([])
  })

  it.each(['en/shared', 'ru/shared', 'en/varies'])('%s is what was recorded', (name) => {
    expect(complaintsAbout(result, name)).toEqual([])
    const hows = [...result.passed.values()].filter(
      ({ block: { page } }) => page.file === `content/${name.replace('/', '/docs/')}.md`,
    )
    expect(hows).toMatchObject([{ how: 'tool', recorded: { node: nodeMajor } }])
  })

  it('has a side of a pair that leaves other files than the recorded one', () => {
    expect(complaintsAbout(result, 'en/pair')).toEqual([
      expect.stringMatching(/pair\.md:7 .*The file out\.txt differs between the sides\.\n.*differs="…"/),
    ])
  })

  it('with a recording of another version is not right any more', async () => {
    writeFileSync(join(site.root, recordingsFile), read().replaceAll('"version": "0.9.0"', '"version": "0.8.0"'))
    const older = await check()
    expect(complaintsAbout(older, 'en/shared')).toEqual([
      expect.stringMatching(/en\/docs\/shared\.md:7 .* one with 0\.8\.0, not 0\.9\.0\.\n.*--tool PATH docs\/shared$/),
    ])
  })
})
