// What the checker of samples runs where a sample needs one of the tools that readers come from.
import { fileURLToPath } from 'node:url'
import { installForeignTools } from './foreign-tools.mjs'

await installForeignTools(fileURLToPath(new URL('..', import.meta.url)), (line) => console.error(line))
