// Where does a command run after `cd('~/app')`, if the home directory has a directory `app`?
import { $ } from '@xec-sh/core'
import { environment, found, host, place } from './place.ts'

const $here = place()
const home = (await $here`mkdir -p ~/app; echo ~`).text()
const $app = environment === 'ssh' ? $.ssh(host()).cd('~/app') : $here.cd('~/app')
const directory = await $app`pwd`.nothrow()

const isHome = directory.text() === home
await found(directory.text() === `${home}/app` ? 'app' : isHome && directory.ok ? 'home' : 'fails')
