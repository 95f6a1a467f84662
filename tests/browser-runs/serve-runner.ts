import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentType } from '../../engine/server/content-types.ts'
import { runnerFile, runnerPolicy } from '../../engine/server/headers.ts'

/** Serves the assets of a bundle and an empty page, with the policy of the worker that runs samples. */
export async function serveRunner(folder: string, files: readonly string[]) {
  const known = new Set(files)
  const server = createServer(async ({ url = '/' }, response) => {
    const file = url.slice(1)
    if (file === '')
      return void response.setHeader('content-type', 'text/html').end('<!doctype html><title>Runs</title>')
    if (!known.has(file)) return void response.writeHead(404).end()
    response.setHeader('content-type', contentType(file))
    if (runnerFile.test(file)) response.setHeader('content-security-policy', runnerPolicy)
    response.end(await readFile(join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const worker = files.find((file) => runnerFile.test(file))
  if (!worker) throw new Error('The bundle has no worker for samples')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, worker: `/${worker}`, close: () => server.close() }
}
