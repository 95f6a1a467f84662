/** The servers and programs that samples of the documentation run on: Debian's packages, by a file that each brings. */
export const sampleServers = {
  '/usr/bin/bwrap': 'bubblewrap',
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
