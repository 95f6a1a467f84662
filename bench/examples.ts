import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSite } from '../engine/config/load-site.ts'
import { checkExamples } from '../samples/check.ts'
import { compilePrograms, scriptLanguages } from '../samples/compile/compile.ts'
import { findPages } from '../samples/find/pages.ts'
import { programsOf } from '../samples/find/programs.ts'

// `npx tsx bench/examples.ts [500]`: how long the checker takes for that many samples, no two alike: three of five are
// local, one uses a server and one the stand-ins.
const count = Number(process.argv[2] ?? 500)
const project = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const root = mkdtempSync(join(tmpdir(), 'bench-examples-'))

try {
  writeSite()
  const { config } = await loadSite(project)
  const { pages } = await findPages(root, config)
  const programs = pages.flatMap((page) => programsOf(page, scriptLanguages))
  const compiled = timed(() => compilePrograms(project, programs))
  console.log(`${programs.length} samples compiled: ${compiled.seconds} s, of them ${compiled.cpu} s at work`)
  const started = performance.now()
  const { complaints, passed, runs } = await checkExamples(root, project, config)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${passed.size} blocks, ${runs.ran} runs, ${complaints.length} problems: ${seconds} s in all`)
  for (const complaint of complaints.slice(0, 3)) console.log(complaint)
} finally {
  rmSync(root, { recursive: true, force: true })
}

function timed(work: () => unknown): { seconds: string; cpu: string } {
  const started = performance.now()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return { seconds: ((performance.now() - started) / 1000).toFixed(1), cpu: ((user + system) / 1e6).toFixed(1) }
}

function writeSite(): void {
  for (const locale of ['en', 'ru']) {
    mkdirSync(join(root, 'content', locale, 'docs'), { recursive: true })
    writeFileSync(
      join(root, 'content', locale, 'home.md'),
      page('kind: explanation\n').replace('kind: explanation\n', ''),
    )
  }
  for (let start = 0; start < count; start += 5) {
    const blocks = Array.from({ length: 5 }, (_, index) => sampleOf(start + index))
    writeFileSync(join(root, `content/en/docs/page-${start}.md`), `${page('kind: how-to\n')}${blocks.join('\n')}`)
  }
}

function page(more: string): string {
  const description = 'A page of generated samples, to measure how long it takes to check them all.'
  return `---\ntitle: Page\ndescription: ${description}\n${more}---\n\n`
}

function sampleOf(number: number): string {
  const fence = '```'
  const importing = "import { $ } from '@xec-sh/core';"
  if (number % 5 === 4) {
    const code = `${importing}\nawait $.docker({ container: 'web-${number}' })\`true\`.nothrow();`
    const commands = `docker inspect web-${number}\ndocker exec web-${number} sh -c true`
    return `${fence}ts\n${code}\n${fence}\n\n${fence}sh recorded\n${commands}\n${fence}\n`
  }
  const connection =
    number % 5 === 3
      ? "const run = $.ssh({ host: 'web-1.example.com', username: 'deploy', password: process.env.SSH_PASSWORD });"
      : 'const run = $;'
  const code = `${importing}\n${connection}\nconsole.log((await run\`echo ${number}\`).text());\nawait $.dispose();`
  return `${fence}ts run\n${code}\n${fence}\n\n${fence}text output\n${number}\n${fence}\n`
}
