import { nearestName } from './nearest-name.ts'
import { type ConfigProblem, type Data, map, type Path } from './problem.ts'

const kinds = { target: 'Цель', variable: 'Переменная', parameter: 'Параметр', task: 'Задача' } as const
type Kind = keyof typeof kinds

/** References of a configuration to targets, variables, parameters and tasks that it does not define. */
export function brokenReferences(config: Data): ConfigProblem[] {
  // A variable may be that of a profile alone: which one is chosen, the call says.
  const varsIn = [config, ...Object.values(map(config.profiles)).map(map)].map(({ vars }) => map(vars))
  const names = {
    targets: targetNames(config),
    tasks: Object.keys(map(config.tasks)),
    vars: new Set([
      ...varsIn.flatMap((vars) => varPaths(vars)),
      ...Object.values(map(config.tasks)).flatMap(registered),
    ]),
  }
  const found: ConfigProblem[] = []
  const visit = (value: unknown, path: Path, params: readonly string[]): void => {
    if (typeof value === 'string') found.push(...brokenIn(value, path, params, names.vars))
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index], params)
    else for (const [key, below] of Object.entries(map(value))) visitKey(key, below, [...path, key], params)
  }
  const visitKey = (key: string, value: unknown, path: Path, params: readonly string[]): void => {
    const isInTask = path[0] === 'tasks'
    if (isInTask && key === 'target' && typeof value === 'string')
      found.push(...brokenTarget(value, path, names.targets))
    if (isInTask && key === 'targets' && Array.isArray(value)) {
      found.push(...value.flatMap((one, index) => brokenTarget(String(one), [...path, index], names.targets)))
    }
    if (isInTask && path.length > 2 && key === 'task' && typeof value === 'string') {
      found.push(...brokenName('task', value, path, names.tasks))
    }
    visit(value, path, path.length === 2 && isInTask ? paramsOf(value) : params)
  }
  visit(config, [], [])
  return found
}

function brokenIn(text: string, path: Path, params: readonly string[], vars: ReadonlySet<string>): ConfigProblem[] {
  const references = [...text.matchAll(/(?<!\\)\$\{([A-Za-z_][\w.-]*)(:[^}]*)?\}/g)]
  return references.flatMap(([, name = '', rest]) => {
    const [scope = '', ...names] = name.split('.')
    if (/^(?:env|cmd|secret)$/.test(scope)) return []
    if (scope === 'params') return brokenName('parameter', names.join('.'), path, params)
    const variable = scope === 'vars' ? names.join('.') : name
    if (vars.has(variable) || rest !== undefined) return []
    // In a command `${HOME}` belongs to the shell.
    if (scope !== 'vars' && (names.length === 0 || path[0] !== 'tasks')) return []
    return brokenName('variable', variable, path, [...vars])
  })
}

function brokenTarget(value: string, path: Path, targets: readonly string[]): ConfigProblem[] {
  if (value.includes('${') || /[*{]/.test(value)) return []
  return brokenName('target', value, path, targets)
}

function brokenName(kind: Kind, name: string, path: Path, known: readonly string[]): ConfigProblem[] {
  if (known.includes(name)) return []
  const message = {
    en: `The ${kind} "${name}" is not defined here.`,
    ru: `${kinds[kind]} «${name}» здесь не определ${kind === 'parameter' ? 'ён' : 'ена'}.`,
  }
  return [{ path, message, hint: nearestName(name, known) }]
}

/** How tasks name the targets of a configuration: `local`, `hosts.web-1`. */
export function targetNames({ targets }: Data): string[] {
  const groups = ['hosts', 'containers', 'pods']
  return [
    'local',
    ...groups.flatMap((group) => Object.keys(map(map(targets)[group])).map((name) => `${group}.${name}`)),
  ]
}

function varPaths(vars: Data, prefix = ''): string[] {
  return Object.entries(vars).flatMap(([key, value]) => [
    `${prefix}${key}`,
    ...varPaths(map(value), `${prefix}${key}.`),
  ])
}

function paramsOf(task: unknown): string[] {
  const { params } = map(task)
  return Array.isArray(params) ? params.map((param) => String(map(param).name)) : []
}

/** Variables that steps of a task make while it runs. */
function registered(task: unknown): string[] {
  const { steps } = map(task)
  return Array.isArray(steps) ? steps.flatMap((step) => (map(step).register ? [String(map(step).register)] : [])) : []
}
