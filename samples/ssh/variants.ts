/** How a server differs from the others, by the beginning of its name. */
export interface Variant {
  readonly prefix: string
  /** Lines of its sshd_config that stand before all others: the first word on an option counts. */
  readonly options: readonly string[]
  /** Words of sshd_config whose usual lines it lacks. */
  readonly without?: readonly string[]
  /** Whether PostgreSQL runs on it, where this machine has that and the job uses it. */
  readonly hasPostgresql?: true
}

/** Servers with a setting that readers meet; every other name is a server as Debian sets it up. */
export const variants: readonly Variant[] = [
  { prefix: 'no-forwarding', options: ['AllowTcpForwarding no'] },
  { prefix: 'no-sftp', options: [], without: ['Subsystem'] },
  { prefix: 'no-password', options: ['PasswordAuthentication no'] },
  { prefix: 'only-password', options: ['PubkeyAuthentication no'] },
  {
    prefix: 'only-interactive',
    options: ['AuthenticationMethods keyboard-interactive', 'KbdInteractiveAuthentication yes', 'UsePAM yes'],
  },
  { prefix: 'two-steps', options: ['AuthenticationMethods publickey,password'] },
  { prefix: 'few-sessions', options: ['MaxSessions 2'] },
  // The command waits, not the login: what a reader meets is a command that takes longer than its timeout.
  { prefix: 'slow', options: ['ForceCommand sleep 1; exec bash -c "$SSH_ORIGINAL_COMMAND"'] },
  // The parent of the shell is the sshd that serves the connection, as the user: all commands on it end with it.
  {
    prefix: 'dying',
    options: ['ForceCommand (sleep 1; kill -KILL $PPID) > /dev/null 2>&1 & exec bash -c "$SSH_ORIGINAL_COMMAND"'],
  },
  { prefix: 'db', options: [], hasPostgresql: true },
  { prefix: 'old', options: ['KexAlgorithms diffie-hellman-group1-sha1', 'Ciphers 3des-cbc'] },
]

/** The variant that a host name asks for. */
export function variantOf(name: string): Variant | undefined {
  return variants.find(({ prefix }) => new RegExp(`^${prefix}\\b`).test(name))
}

/** Whether only the other servers find a server: the way there leads through one of them. */
export function isHidden(name: string): boolean {
  return name.endsWith('.internal')
}
