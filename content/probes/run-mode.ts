// Does a command run in a container that is there, or in a new one, if `runMode` is not set?
import { $ } from '@xec-sh/core'
import { found, place } from './place.ts'

const inImage = $.with({ adapter: 'docker', adapterOptions: { type: 'docker', container: '', image: 'alpine' } })
const $here = place()
// The first process of a container is the one that it was made for.
const mode = (id: string) => (id === '1' ? 'run' : 'exec')
const [own, made] = [await $here`echo $$`, await inImage`echo $$`]

await found({ container: mode(own.text()), image: mode(made.text()) })
