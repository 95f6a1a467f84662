// A worker thread starts as plain JavaScript; TypeScript is understood from here on.
import { register } from 'tsx/esm/api'

register()
const { default: parse } = await import('./worker.ts')

export default parse
