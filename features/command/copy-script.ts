import type { Choices } from './choices.ts'
import { overSftp } from './copy-over-sftp.ts'
import type { CopyParts } from './copy-parts.ts'
import { literal } from './quote.ts'
import {
  findTargets,
  importConfiguration,
  importEngine,
  indented,
  narrowed,
  onlyTarget,
  runner,
  script,
} from './script-parts.ts'

/** Copies a file or a directory: to one target after another, or from the only one. */
export function copyScript(choices: Choices): string {
  const parts = partsOf(choices)
  const folder = folderToMake(choices)
  return script(
    [...(folder === '' ? [] : ["import { mkdirSync } from 'node:fs';"]), ...parts.imports, importConfiguration],
    [
      ...findTargets(choices),
      ...(choices.direction === 'from' ? onlyTarget(choices) : []),
      ...(folder === '' ? [] : [`mkdirSync(${literal(folder)}, { recursive: true });`]),
      ...parts.before,
      ...(choices.direction === 'from' ? parts.each : forEach(choices, parts.each)),
      ...parts.after,
    ],
  )
}

/** The directory on this machine that a copy needs, `''` where none is missing. */
function folderToMake({ place, direction, directory, here }: Choices): string {
  if (direction === 'to') return ''
  return place === 'hosts' && directory ? here : here.replace(/\/?[^/]*$/, '')
}

/** What was copied before a failure is on screen, unless only the output is wanted. */
function forEach(choices: Choices, lines: readonly string[]): string[] {
  const [names, says] = choices.quiet ? ['config', []] : ['id, config', [`console.log(\`\${id}: copied\`);`]]
  return [`for (const { ${names} } of targets) {`, ...indented([narrowed(choices), ...lines, ...says]), '}']
}

function partsOf(choices: Choices): CopyParts {
  const { place, direction, here, there } = choices
  if (place === 'hosts') return overSftp(choices, runner(choices).lines)
  const [from, to] = [literal(here), literal(there)]
  if (place === 'pods') {
    const pod = "const pod = $.k8s({ pod: config.pod ?? '', namespace: config.namespace }).pod(config.pod ?? '');"
    const call = direction === 'to' ? `await pod.copyTo(${from}, ${to});` : `await pod.copyFrom(${to}, ${from});`
    return { imports: [importEngine], before: [], each: [pod, call], after: [] }
  }
  const call =
    direction === 'to'
      ? `await docker.copyToContainer(${from}, config.container ?? '', ${to});`
      : `await docker.copyFromContainer(config.container ?? '', ${to}, ${from});`
  return {
    imports: ["import { DockerAdapter } from '@xec-sh/core';"],
    before: ['const docker = new DockerAdapter();'],
    each: [call],
    after: [],
  }
}
