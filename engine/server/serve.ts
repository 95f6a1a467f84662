import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../command-line/options.ts'
import { ownHost, placeFrom } from './listen.ts'
import { type ServerOptions, startServer } from './static-server.ts'

readCommandLine({ usage: 'npm run serve: serves dist; the variables PORT and HOST say where', options: {} })
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
  return { dir: fromRoot('dist'), infoFile: fromRoot('.build/site.json'), ...placeFrom(env) }
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}
