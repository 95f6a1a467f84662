// Does `cd()` set the directory that a command runs in?
import { found, place } from './place.ts'

const $here = place().cd('/usr')
const directory = await $here`pwd`

await found(directory.text() === '/usr' ? 'yes' : 'no')
