import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxHeaders, nginxRedirects } from '../../engine/server/nginx-headers.ts'
import { installSystemPackages } from '../../scripts/system-package.mjs'
import { type ServingFixture, write } from './serving-fixture.ts'

const siteConf = new URL('../../deploy/nginx/site.conf', import.meta.url)

/** The nginx of this machine; installs one where that is allowed without a question. */
export async function findNginx(): Promise<string | undefined> {
  return installed() ?? ((await installSystemPackages(['nginx-light'])) ? installed() : undefined)
}

/**
 * Starts nginx with the site's own configuration on a socket in the fixture's folder; returns how to stop it.
 * @param port of this machine, in place of the socket
 */
export function startNginx(
  program: string,
  { folder, info }: Pick<ServingFixture, 'folder' | 'info'>,
  port?: number,
): { socketPath: string; stop(): void } {
  const socketPath = join(folder, 'nginx.sock')
  write(join(folder, 'nginx/headers.conf'), nginxHeaders(info))
  write(join(folder, 'nginx/redirects.conf'), nginxRedirects(info))
  write(join(folder, 'site.conf'), siteConfiguration(folder, port ? `127.0.0.1:${port}` : `unix:${socketPath}`))
  write(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const run = (...args: string[]) => {
    const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
    const { status, stderr } = spawnSync(program, [...options, ...args], { encoding: 'utf8' })
    if (status !== 0 || stderr.includes('[warn]')) throw new Error(`nginx ${args.join(' ')}: ${stderr}`)
  }
  // It goes to the background only after it listens, so that nothing has to wait.
  run()
  return { socketPath, stop: () => run('-s', 'stop') }
}

/** The file that is deployed, with the three things that its owner sets. */
function siteConfiguration(folder: string, place: string): string {
  const settings = [
    ['listen 80;', `listen ${place};`],
    ['/srv/xec-site/public', join(folder, 'public')],
    ['/srv/xec-site/nginx', join(folder, 'nginx')],
  ] as const
  return settings.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx/site.conf no longer holds "${from}"`)
      return text.replaceAll(from, to)
    },
    readFileSync(siteConf, 'utf8'),
  )
}

/** One process with the rights of the current user, writing nowhere but into the folder. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    'master_process off;',
    `pid ${folder}/nginx.pid;`,
    'events { }',
    'http {',
    'access_log off;',
    // As Debian has it.
    'sendfile on;',
    'tcp_nopush on;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n')
}

function installed(): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}
