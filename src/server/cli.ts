import { fileURLToPath } from 'node:url'
import { type ServerOptions, startServer } from './static-server.ts'

/** Only this machine, unless somebody decides otherwise. */
const defaultHost = '127.0.0.1'
const defaultPort = 3000

await serve().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

async function serve(): Promise<void> {
  const options = readOptions(process.env)
  const server = await startServer(options)
  console.log(`The site is at ${server.url} (Ctrl-C ends)`)
  if (options.host === defaultHost) console.log('For other machines, set HOST=0.0.0.0.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void server.close())
}

function readOptions({ PORT, HOST }: NodeJS.ProcessEnv): ServerOptions {
  const port = PORT ? Number(PORT) : defaultPort
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${PORT}". It must be a number from 0 (any free one) to 65535.`)
  }
  return { dir: fromRoot('dist'), infoFile: fromRoot('.build/site.json'), port, host: HOST || defaultHost }
}

function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}
