import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Notes how it was called, then runs the command that the container or pod was to run, in this machine's shell. */
const recorder = `#!/bin/sh
{ printf '%s\\0' "\${0##*/}" "$@"; printf '\\n\\0'; } >> "$EXAMPLE_COMMANDS"
last=
for last in "$@"; do :; done
case "$1" in
  exec|run) exec /bin/sh -c "$last" ;;
  inspect) echo '[{}]' ;;
esac
`

/** Only the runner that is installed here; a sample downloads nothing. */
const npx = `#!/bin/sh
if [ "$1" != tsx ]; then echo "npx: only tsx can be run by the checker" >&2; exit 1; fi
shift
exec node --import "$EXAMPLE_TSX" "$@"
`

const xec = `#!/bin/sh
exec node '${fileURLToPath(new URL('./xec.mjs', import.meta.url))}' "$@"
`

/** Puts the programs that samples may call into a folder for the front of the path. */
export async function writeStandIns(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const script = (name: string, text: string) => writeFile(join(folder, name), text, { mode: 0o755 })
  await Promise.all([
    script('docker', recorder),
    script('kubectl', recorder),
    script('npx', npx),
    script('xec', xec),
    symlink(process.execPath, join(folder, 'node')),
  ])
}

/** The calls that the stand-ins noted, each with the name of the program first. */
export async function readCommands(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1))
}
