/** Accepted besides the key, for every account but root. */
export const password = 'correct-horse-battery-staple'

/** The same as crypt(3) writes it. */
const hash = '$6$samples$KfAOHovNyqzbuTh9QGggicopuWmW741a0hMf9jpxiel0f5Sr8lsP09jwUSYVXQH8mllwXZ3H0zFI1FTZpwE/a0'

/** Accounts that the documentation uses, by name. */
export const accounts: Readonly<Record<string, { readonly id: number; readonly home: string }>> = {
  root: { id: 0, home: '/root' },
  deploy: { id: 1000, home: '/home/deploy' },
  admin: { id: 1001, home: '/home/admin' },
  backup: { id: 1002, home: '/home/backup' },
}

const shells = Object.entries(accounts).map(([name, { id, home }]) => `${name}:x:${id}:${id}::${home}:/bin/bash`)
const none = '/usr/sbin/nologin'

/** The files in which a server looks up its accounts. */
export const accountFiles = {
  passwd: [
    ...shells,
    `daemon:x:1:1::/usr/sbin:${none}`,
    `www-data:x:33:33::/var/www:${none}`,
    `sshd:x:102:65534::/run/sshd:${none}`,
    `postgres:x:104:104::/var/lib/postgresql:/bin/bash`,
    `nobody:x:65534:65534::/nonexistent:${none}`,
  ],
  group: [
    ...Object.entries(accounts).map(([name, { id }]) => `${name}:x:${id}:`),
    'daemon:x:1:',
    'tty:x:5:',
    'www-data:x:33:',
    'postgres:x:104:',
    'nogroup:x:65534:',
  ],
  shadow: [...Object.keys(accounts).map((name) => `${name}:${hash}:20000:0:99999:7:::`), 'sshd:!:20000::::::'],
}
