import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../../../engine/command-line/options.ts'
import { deriveApi } from './derive-api.ts'

readCommandLine({
  usage: 'npm run api   writes features/api-reference/api.json from the installed packages',
  options: {},
})

const file = fileURLToPath(new URL('../api.json', import.meta.url))
const api = deriveApi()
await writeFile(file, `${JSON.stringify(api, null, 2)}\n`)
const names = Object.entries(api.packages).map(([name, all]) => `${name} ${Object.keys(all).length}`)
console.log(`Version ${api.version}: ${names.join(', ')} names, ${api.events.length} events.`)
