// Installs the servers and programs that the samples of the documentation run on, where they are missing and that is allowed.
// Without them `npm test` has stand-ins, and says so.
import { existsSync } from 'node:fs'
import { installCommand, installSystemPackages } from './system-package.mjs'

/** Debian's packages, by what each brings. */
const servers = {
  '/usr/sbin/sshd': 'openssh-server',
  '/usr/bin/ssh-agent': 'openssh-client',
  '/usr/bin/sudo': 'sudo',
  '/usr/sbin/dockerd': 'docker.io',
  // The other package of that name brings a busybox that needs libraries.
  '/usr/share/doc/busybox-static': 'busybox-static',
  '/usr/bin/kubectl': 'kubernetes-client',
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/lib/postgresql': 'postgresql',
  '/usr/bin/make': 'make',
  '/usr/bin/aws': 'awscli',
}

const missing = Object.entries(servers).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
const options = ['--no-install-recommends']
if (missing.length > 0 && !(await installSystemPackages(missing, options))) {
  const how = installCommand(missing, options)
  const hint = how ? ` To install them: ${how}` : ''
  console.error(`Not installed: ${missing.join(', ')}. The samples that need them run on stand-ins.${hint}`)
}
