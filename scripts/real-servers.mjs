// Installs the servers and programs that the samples of the documentation run on, where they are missing and that is allowed.
// Without them `npm test` leaves these samples to the record, and says so.
import { existsSync } from 'node:fs'
import { sampleServers } from './sample-servers.mjs'
import { installCommand, installSystemPackages } from './system-package.mjs'

const missing = Object.entries(sampleServers).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
const options = ['--no-install-recommends']
if (missing.length > 0 && !(await installSystemPackages(missing, options))) {
  const how = installCommand(missing, options)
  const hint = how ? ` To install them: ${how}` : ''
  console.error(`Not installed: ${missing.join(', ')}. The samples that need them are not run.${hint}`)
}
