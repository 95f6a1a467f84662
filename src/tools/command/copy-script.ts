import type { Choices } from './choices.ts'
import { literal } from './quote.ts'
import { findTargets, importConfiguration, importEngine, onlyTarget, runner, script } from './script-parts.ts'

/** Copies a file, and for containers and pods a directory as well. */
export function copyScript(choices: Choices): string {
  const { place, direction, here } = choices
  const folder = here.replace(/\/?[^/]*$/, '')
  const makesDirectory = direction === 'from' && folder !== ''
  const { imports, lines } = place === 'hosts' ? overSftp(choices) : withTool(choices)
  return script(
    [...(makesDirectory ? ["import { mkdirSync } from 'node:fs';"] : []), ...imports, importConfiguration],
    [
      ...findTargets(choices),
      ...onlyTarget(choices),
      ...(makesDirectory ? [`mkdirSync(${literal(folder)}, { recursive: true });`] : []),
      ...lines,
    ],
  )
}

interface Part {
  readonly imports: readonly string[]
  readonly lines: readonly string[]
}

function overSftp(choices: Choices): Part {
  const { direction, here, there } = choices
  const { lines } = runner(choices)
  // SFTP takes no directory for a file's new name.
  const named = (path: string, other: string) => (path.endsWith('/') ? path + (other.split('/').at(-1) ?? '') : path)
  const call =
    direction === 'to'
      ? `await server.uploadFile(${literal(here)}, ${literal(named(there, here))});`
      : `await server.downloadFile(${literal(there)}, ${literal(named(here, there))});`
  return { imports: [importEngine], lines: [...lines, call, 'await $.dispose();'] }
}

function withTool({ place, direction, here, there }: Choices): Part {
  const [from, to] = [literal(here), literal(there)]
  if (place === 'pods') {
    const pod = "const pod = $.k8s({ pod: config.pod ?? '', namespace: config.namespace }).pod(config.pod ?? '');"
    const call = direction === 'to' ? `await pod.copyTo(${from}, ${to});` : `await pod.copyFrom(${to}, ${from});`
    return { imports: [importEngine], lines: [pod, call] }
  }
  const call =
    direction === 'to'
      ? `await docker.copyToContainer(${from}, config.container ?? '', ${to});`
      : `await docker.copyFromContainer(config.container ?? '', ${to}, ${from});`
  return {
    imports: ["import { DockerAdapter } from '@xec-sh/core';"],
    lines: ['const docker = new DockerAdapter();', call],
  }
}
