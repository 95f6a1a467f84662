import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DevelopmentEvent } from '../engine/client/development.ts'
import { readCommandLine } from '../engine/command-line/options.ts'
import { DevServer } from '../engine/dev/dev-server.ts'
import { DevSite } from '../engine/dev/dev-site.ts'
import { Progress } from '../engine/dev/progress.ts'
import { watchFolders } from '../engine/dev/watch.ts'
import { placeFrom } from '../engine/server/listen.ts'
import { program } from './program.ts'

const { values } = readCommandLine({
  usage: 'npm run dev -- [options]   (environment: PORT, HOST, BASE_PATH)',
  options: {
    site: { type: 'string', help: 'folder of the site, . where not given' },
    'allow-host': { type: 'string', help: 'a name, besides HOST, by which browsers may ask for this machine' },
  },
})
// First of all: reading a large site takes long enough to think better of it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
const root = resolve(values.site ?? '.')
const project = fileURLToPath(new URL('..', import.meta.url))

const progress = new Progress(process.stdout)
const options = { program, root, outDir: '', base: process.env.BASE_PATH || undefined, development: true }

// One save after the other, and all after the first reading: a later one must not overtake an earlier. Folders are watched from
// the start, since somebody may save while the site is read.
let begin = () => {}
let queue = new Promise<void>((resolve) => {
  begin = resolve
})
watchFolders(root, ['content', 'config'], (file) => after(() => site.contentSaved(file)))
watchFolders(
  project,
  ['features', 'engine/shell', 'engine/client', 'engine/styles', 'engine/labels', 'engine/icons'],
  () => after(() => site.codeSaved()),
)

const site = await DevSite.open(options, progress)
const server = new DevServer(
  site,
  [process.env.HOST, values['allow-host']].filter((name) => name !== undefined),
)
progress.say(`Reading along at ${await listen()}`)
void site.whole.then(whole).then(begin)

async function whole(): Promise<void> {
  progress.done()
  if (site.problem) {
    console.error(site.problem)
    server.tell({ type: 'problem', text: site.problem })
  }
  void site.warmUp().catch(() => {
    // What is wrong with a page is said when somebody saves it.
  })
}

function after(work: () => Promise<DevelopmentEvent>): void {
  queue = queue.then(async () => {
    const started = performance.now()
    const event = await work()
    if (event.type === 'problem') console.error(event.text)
    else
      console.log(`${event.type === 'page' ? event.path : 'all pages'}: ${Math.round(performance.now() - started)} ms`)
    server.tell(event)
  })
}

async function listen(): Promise<string> {
  try {
    return await server.listen(placeFrom(process.env))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
