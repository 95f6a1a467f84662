import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../command-line/options.ts'
import { ownHost, placeFrom } from './listen.ts'
import { type ServerOptions, startServer } from './static-server.ts'

const { values } = readCommandLine({
  usage: 'npm run serve -- [options]: serves what was built   (environment: PORT, HOST)',
  options: { out: { type: 'string', help: 'folder that a build has written, dist where not given' } },
})
await serve().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

async function serve(): Promise<void> {
  const options = readOptions(process.env)
  const server = await startServer(options)
  console.log(`The site is at ${server.url} (Ctrl-C ends)`)
  if (options.host === ownHost) console.log('For other machines, set HOST=0.0.0.0.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close())
}

function readOptions(env: NodeJS.ProcessEnv): ServerOptions {
  const project = fileURLToPath(new URL('../..', import.meta.url))
  const dir = values.out === undefined ? join(project, 'dist') : resolve(values.out)
  return { dir, infoFile: join(dir, '../.build/site.json'), ...placeFrom(env) }
}
