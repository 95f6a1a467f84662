import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noSpdy } from '../kubernetes/api-server.ts'

/** Notes how it was called. */
const recorder = `#!/bin/sh
{ printf '%s\\0' "\${0##*/}" "$@"; printf '\\n\\0'; } >> "$EXAMPLE_COMMANDS"
`

/** The real program does the rest, where the job has one. */
const docker = `[ -z "$EXAMPLE_DOCKER" ] || DOCKER_HOST="$EXAMPLE_DOCKER_HOST" exec "$EXAMPLE_DOCKER" "$@"
`

/** Where a client would go on over SPDY, it has read the line and found the pod; the stand-in does the rest. */
const kubectl = `export KUBECONFIG="$EXAMPLE_KUBECONFIG"
export KUBECTL_REMOTE_COMMAND_WEBSOCKETS=$([ "$EXAMPLE_KUBECTL_SPDY" ] && echo false || echo true)
if [ -n "$EXAMPLE_KUBECTL" ]; then
  [ "$EXAMPLE_KUBECTL_SPDY" ] || [ "$1" = port-forward ] || exec "$EXAMPLE_KUBECTL" "$@"
  { said=$("$EXAMPLE_KUBECTL" "$@" 2>&1 >&3 3>&-); code=$?; } 3>&1
  case "$said" in *'${noSpdy}'*) ;; *) [ -z "$said" ] || printf '%s\\n' "$said" >&2; exit $code ;; esac
fi
`

/** Runs the command that the container or pod was to run, in this machine's shell; without -i it has no input. */
const standIn = `last=
input=
for last in "$@"; do [ "$last" != -i ] || input=1; done
case "$1" in
  exec|run)
    [ "$input" ] || exec </dev/null
    exec /bin/sh -c "$last" ;;
  inspect) echo '[{}]' ;;
esac
`

/** Only the programs that are installed here; a sample downloads nothing. */
const npx = `#!/bin/sh
program=$1
shift
case "$program" in
  tsx) exec node --import "$EXAMPLE_TSX" "$@" ;;
  vitest) exec node "$EXAMPLE_VITEST" "$@" ;;
esac
if [ -x "$EXAMPLE_FOREIGN/$program" ]; then exec "$EXAMPLE_FOREIGN/$program" "$@"; fi
echo "npx: the checker has tsx, vitest and the tools that samples name in needs" >&2
exit 1
`

/** The tool is on no registry: where a session is recorded with it, somebody has built it. */
const xec = `#!/bin/sh
if [ -z "$EXAMPLE_TOOL" ]; then echo "xec: only sessions marked with tool can call it" >&2; exit 127; fi
exec "$EXAMPLE_TOOL" "$@"
`

/** Puts the programs that samples may call into a folder for the front of the path. */
export async function writeStandIns(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const script = (name: string, text: string) => writeFile(join(folder, name), text, { mode: 0o755 })
  await Promise.all([
    script('docker', recorder + docker + standIn),
    script('kubectl', recorder + kubectl + standIn),
    script('npx', npx),
    script('xec', xec),
    symlink(process.execPath, join(folder, 'node')),
  ])
}

/** The calls that the stand-ins noted, each with the name of the program first. */
export function readCommands(noted: string): string[][] {
  return noted
    .split('\n\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1))
}
