import { toolAt } from '../cli-lines/calls-tool.ts'
import { dockerNeeds } from '../docker/needs.ts'
import type { Job, JobFile } from '../job.ts'
import { kubernetesNeeds } from '../kubernetes/needs.ts'
import { quote } from '../quote.ts'
import { shellCommands } from '../shell-commands.ts'

/**
 * The containers and pods of a session with the tool: those that its configuration names, that scripts which it calls name,
 * and that its own lines name to docker, kubectl or `xec docker`.
 */
export function toolNeeds(
  files: readonly JobFile[],
  called: readonly string[],
  lines: readonly string[],
): Pick<Job, 'docker' | 'kubernetes'> {
  const configs = files.filter(({ name }) => /\.ya?ml$/.test(name)).map(({ text }) => withQuotes(text))
  const texts = [...configs, ...called, ...lines]
  const typed = lines.flatMap(clientLines).join('\n')
  const docker = [dockerNeeds(texts), dockerNeeds([], typed)].filter((one) => one !== undefined)
  const kubernetes = [kubernetesNeeds(texts), kubernetesNeeds([], typed)].filter((one) => one !== undefined)
  return {
    ...(docker.length > 0 && {
      docker: {
        containers: merged(docker.map(({ containers }) => containers)),
        images: merged(docker.map(({ images }) => images)),
      },
    }),
    ...(kubernetes.length > 0 && { kubernetes: { pods: merged(kubernetes.map(({ pods }) => pods)) } }),
  }
}

function merged(names: readonly (readonly string[])[]): string[] {
  return [...new Set(names.flat())].sort()
}

/** Names in YAML as programs write them. */
function withQuotes(yaml: string): string {
  return yaml.replace(/\b(container|pod|image): ([\w][\w./:-]*)[ \t]*$/gm, "$1: '$2'")
}

/** `xec docker container logs web` says to the client `docker logs web`; lines for docker and kubectl stay as they are. */
function clientLines(line: string): string[] {
  return shellCommands(line).flatMap(({ words }) => {
    const [program = '', ...rest] = words.slice(Math.max(toolAt(words), 0)).map(({ text }) => text)
    if (program === 'docker' || program === 'kubectl') return [[program, ...rest].map(quote).join(' ')]
    if (program !== 'xec' || !/^d(?:ocker)?$/.test(rest[0] ?? '')) return []
    const command = rest.slice(/^c(?:ontainer)?$/.test(rest[1] ?? '') ? 2 : 1)
    return [['docker', ...command].map(quote).join(' ')]
  })
}
