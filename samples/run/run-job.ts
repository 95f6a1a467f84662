import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Job, LineOutcome, Outcome } from '../job.ts'
import { quote } from '../quote.ts'
import { isInSandbox } from '../sandbox/isolation.ts'
import { OwnFile } from '../sandbox/own-file.ts'
import type { RealHost } from '../sandbox/real-host.ts'
import { clearRoom, makeRoom } from '../sandbox/room.ts'
import { jobFolders, sampleSandbox } from '../sandbox/sample-sandbox.ts'
import { password } from '../ssh/accounts.ts'
import { type Agent, startAgent } from '../ssh/agent.ts'
import { usesPostgresql } from '../ssh/postgresql/uses.ts'
import type { Keys } from '../ssh/running-server.ts'
import { type Servers, startServers } from '../ssh/servers.ts'
import { foreignPrograms } from './foreign-programs.ts'
import { leftFiles } from './left-files.ts'
import { type Benches, withRealPrograms } from './real-programs.ts'
import { runLine } from './run-line.ts'
import { serversOf } from './servers-of.ts'
import { readCommands } from './stand-ins.ts'

/** What the jobs of a worker share. */
export interface Bench extends Benches {
  readonly scratch: string
  /** Folder with the stand-ins. */
  readonly programs: string
  readonly keys: Keys
}

const preload = new URL('./preload.mjs', import.meta.url).href
const tsx = import.meta.resolve('tsx')
const vitest = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')))

/** Runs a job, against the real servers and programs that it may use. */
export async function runJob(job: Job, bench: Bench): Promise<Outcome> {
  const servers = serversOf(job)
  try {
    const { on, ...done } = await withRealPrograms(job, bench, async (hosts) => ({
      ...(await runLines(job, bench, hosts)),
      on: hosts.map(({ name }) => name),
    }))
    return { id: job.id, on: [...servers, ...on], ...done }
  } catch (error) {
    return { id: job.id, on: servers, lines: [], error: (error as Error).stack ?? String(error) }
  }
}

type Done = Pick<Outcome, 'lines' | 'files'>

/** A job with what is there for it. */
interface Place {
  readonly job: Job
  readonly bench: Bench
  readonly real: readonly RealHost[]
  /** What belongs to the job. */
  readonly folder: string
  /** What the checker notes of it: no sample has to do with it. */
  readonly notes: string
}

/** Runs the lines of a job in a fresh folder with a fresh home directory, and takes both away again. */
async function runLines(job: Job, bench: Bench, real: readonly RealHost[]): Promise<Done> {
  const [folder, notes] = [join(bench.scratch, 'jobs', job.id), join(bench.scratch, 'notes', job.id)]
  let around: Around | undefined
  await makeRoom(folder)
  try {
    await mkdir(notes, { recursive: true })
    await writeFiles(job, folder, bench)
    around = await startAround(job, folder, bench)
    const lines: LineOutcome[] = []
    for (const index of job.lines.keys()) lines.push(await runOne(index, { job, bench, real, folder, notes }, around))
    return {
      lines: lines.map((line) => withoutScratch(line, folder, job)),
      ...(job.listsFiles && { files: await leftFiles(join(folder, 'work'), job.files) }),
    }
  } finally {
    await around?.close()
    await clearRoom(folder)
    await rm(notes, { recursive: true, force: true })
  }
}

async function runOne(index: number, place: Place, around: Around): Promise<LineOutcome> {
  const { job, bench, real, folder, notes } = place
  const commandsFile = join(notes, `commands-${index}`)
  const commands = new OwnFile(commandsFile)
  const env = environment(job, folder, bench, around, commandsFile)
  try {
    const line = {
      cwd: join(folder, 'work'),
      env: Object.assign(env, ...real.map((host) => host.env)),
      prefix: isInSandbox() ? sampleSandbox(viewOf(place, around, commandsFile)) : [],
      outputFile: join(notes, `output-${index}`),
      beside: around.servers.pids,
      interruptAfter: job.interruptAfter,
      keys: job.keys,
      showsKeys: job.isTerminal,
    }
    const outcome = await runLine(job.lines[index] ?? '', line, job.limits)
    return { ...outcome, commands: readCommands(commands.text(job.limits.outputBytes)) }
  } finally {
    commands.close()
  }
}

function viewOf({ job, bench, real, folder }: Place, { agent }: Around, commandsFile: string) {
  const compiled = job.files.some((file) => file.compiled !== undefined) ? [join(folder, 'compiled')] : []
  const reads = [
    bench.programs,
    join(bench.scratch, 'package.json'),
    ...compiled,
    ...real.flatMap((host) => host.reads),
  ]
  return {
    scratch: bench.scratch,
    folder,
    reads: [...reads, ...(agent ? [agent.socket] : [])],
    writes: [commandsFile],
  }
}

/** What runs beside a job. */
interface Around {
  readonly servers: Servers
  readonly agent?: Agent
  close(): Promise<void>
}

async function startAround(job: Job, folder: string, { keys }: Bench): Promise<Around> {
  const { hosts, env } = job
  const servers = await startServers(hosts, join(folder, 'hosts'), keys, usesPostgresql(job))
  const agent =
    env.SSH_AUTH_SOCK === 'agent' ? await startAgent(folder, join(folder, 'home/.ssh/id_ed25519')) : undefined
  const close = () => {
    agent?.close()
    return servers.close()
  }
  return { servers, ...(agent && { agent }), close }
}

async function writeFiles({ files, hosts }: Job, folder: string, { keys }: Bench): Promise<void> {
  const ssh = join(folder, 'home', '.ssh')
  const folders = [ssh, ...jobFolders.map((name) => join(folder, name))]
  await Promise.all(folders.map((path) => mkdir(path, { recursive: true })))
  await writeFile(join(ssh, 'id_ed25519'), keys.user.private, { mode: 0o600 })
  await writeFile(join(ssh, 'id_ed25519.pub'), keys.user.public)
  // OpenSSH has met these hosts before.
  const met = hosts.map((name) => `${name} ${keys.host.public.trim()}\n`)
  await writeFile(join(ssh, 'known_hosts'), met.join(''))
  for (const { name, text, compiled } of files) {
    await write(name.startsWith('~/') ? join(folder, 'home', name.slice(2)) : join(folder, 'work', name), text)
    if (compiled !== undefined) await write(join(folder, 'compiled', `${name}.js`), compiled)
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Nothing of the developer's own environment gets in, apart from where programs are. */
function environment(job: Job, folder: string, bench: Bench, { servers, agent }: Around, commandsFile: string) {
  return {
    PATH: `${bench.programs}:${process.env.PATH}`,
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    PWD: join(folder, 'work'),
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    USER: 'ann',
    SSH_PASSWORD: password,
    // Samples run beside each other: threads of their own for compilation cost each a sixth of its time.
    NODE_OPTIONS: `--import=${preload} --v8-pool-size=0`,
    TSX_DISABLE_CACHE: '1',
    EXAMPLE_TSX: tsx,
    EXAMPLE_VITEST: vitest,
    EXAMPLE_FOREIGN: foreignPrograms,
    EXAMPLE_WORK: join(folder, 'work'),
    EXAMPLE_COMPILED: join(folder, 'compiled'),
    ...(job.tool && { EXAMPLE_TOOL: job.tool.program }),
    EXAMPLE_HOSTS: JSON.stringify(servers.hosts),
    EXAMPLE_COMMANDS: commandsFile,
    ...job.env,
    ...(agent && { SSH_AUTH_SOCK: agent.socket }),
  }
}

/** The reader's project has another place than the scratch folder; everything else stays as it was printed. */
function withoutScratch(line: LineOutcome, folder: string, { tool }: Job): LineOutcome {
  const hosts = new RegExp(`${folder.replace(/[.+]/g, '\\$&')}/hosts/[\\w.-]+/home`, 'g')
  const replace = (text: string) =>
    (tool ? text.replaceAll(tool.folder, '/home/ann/xec') : text)
      .replaceAll(join(folder, 'work'), '/home/ann/project')
      .replaceAll(join(folder, 'home'), '/home/ann')
      .replaceAll(hosts, '/home/deploy')
  return { ...line, output: replace(line.output), commands: line.commands.map((call) => call.map(replace)) }
}

/** The command line that runs a file of a job. */
export function nodeLine(file: string, args: readonly string[] = []): string {
  return `exec node ${[file, ...args].map(quote).join(' ')}`
}
