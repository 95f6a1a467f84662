import type { Choices } from './choices.ts'
import type { CopyParts } from './copy-parts.ts'
import { literal, templateValue } from './quote.ts'
import { importEngine } from './script-parts.ts'

/** To or from a host, which `connect` makes `server`. */
export function overSftp(choices: Choices, connect: readonly string[]): CopyParts {
  const dispose = 'await $.dispose();'
  if (!choices.directory)
    return { imports: [importEngine], before: [], each: [...connect, fileCall(choices)], after: [dispose] }
  const { before, each } = choices.direction === 'to' ? archiveTo(choices) : archiveFrom(choices)
  return {
    imports: [importEngine],
    before: ['const archive = (await $`mktemp`).text();', ...before],
    each: [...connect, 'const theirs = (await server`mktemp`).text();', ...each],
    after: [`await $\`rm \${archive}\`;`, dispose],
  }
}

function fileCall({ direction, here, there }: Choices): string {
  // SFTP takes no directory for a file's new name.
  const named = (path: string, other: string) => (path.endsWith('/') ? path + (other.split('/').at(-1) ?? '') : path)
  return direction === 'to'
    ? `await server.uploadFile(${literal(here)}, ${literal(named(there, here))});`
    : `await server.downloadFile(${literal(there)}, ${literal(named(here, there))});`
}

type Lines = Pick<CopyParts, 'before' | 'each'>

/** As one archive: `uploadDirectory()` leaves out names with a dot and links, and reports no failure. */
function archiveTo({ here, there }: Choices): Lines {
  const target = templateValue(there)
  return {
    before: [`await $\`tar -C ${directoryName(here)} -cf \${archive} .\`;`],
    each: [
      'await server.uploadFile(archive, theirs);',
      `await server\`mkdir -p ${target} && tar -C ${target} -xf \${theirs} && rm \${theirs}\`;`,
    ],
  }
}

/** There is no `downloadDirectory()`. */
function archiveFrom({ here, there }: Choices): Lines {
  return {
    before: [],
    each: [
      `await server\`tar -C ${templateValue(there)} -cf \${theirs} .\`;`,
      'await server.downloadFile(theirs, archive);',
      `await server\`rm \${theirs}\`;`,
      `await $\`tar -C ${directoryName(here)} -xf \${archive}\`;`,
    ],
  }
}

/** A directory of this machine as a word of a command, whose name is never an option. */
function directoryName(path: string): string {
  return templateValue(path.startsWith('-') ? `./${path}` : path)
}
