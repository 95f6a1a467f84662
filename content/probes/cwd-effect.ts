// Does `cwd()` set the directory that a command runs in?
import { found, place } from './place.ts'

const $here = place()
const directory = await $here`pwd`.cwd('/usr')

await found(directory.text() === '/usr' ? 'yes' : 'no')
