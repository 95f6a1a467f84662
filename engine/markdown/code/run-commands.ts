import { builtinModules } from 'node:module'

/** The package managers of the tabs' group, in its order. */
export const packageManagers = [
  { value: 'npm', label: 'npm' },
  { value: 'pnpm', label: 'pnpm' },
  { value: 'yarn', label: 'Yarn' },
  { value: 'bun', label: 'Bun' },
] as const

type Manager = (typeof packageManagers)[number]['value']

interface Commands {
  readonly add: string
  readonly setType: string
  /** What begins a line that runs a TypeScript or a JavaScript file. */
  readonly ts: string
  readonly js: string
}

/** Yarn runs `node` itself: only so does a project without `node_modules` find its packages, the default from Yarn 2 on. */
const commandsOf: Readonly<Record<Exclude<Manager, 'bun'>, Commands>> = {
  npm: { add: 'npm install', setType: 'npm pkg set type=module', ts: 'npx tsx', js: 'node' },
  pnpm: { add: 'pnpm add', setType: 'pnpm pkg set type=module', ts: 'pnpm exec tsx', js: 'node' },
  yarn: { add: 'yarn add', setType: 'npm pkg set type=module', ts: 'yarn tsx', js: 'yarn node' },
}

/** Packages that a program imports, each once, in the order of their names. */
export function packagesIn(text: string): string[] {
  const imports = text.matchAll(/\b(?:from|import)\s*\(?\s*(['"])((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"]*)?\1/g)
  const names = [...imports].map((match) => match[2] ?? '')
  const packages = names.filter((name) => !name.startsWith('.') && !builtinModules.includes(name))
  return [...new Set(packages)].sort()
}

/** What it takes to run a script. */
export interface Script {
  readonly ending: string
  readonly packages: readonly string[]
  /** Variables of the run: `STAGE=test REGION=eu`. */
  readonly env?: string | undefined
  /** Version of the tool's packages. */
  readonly version: string
}

/** What to type in a project to run a script; `{file}` stands for its name. */
export function runLines(manager: Manager, { ending, packages, env, version }: Script): string[] {
  const isTypeScript = /tsx?$/.test(ending)
  const pinned = packages.map((name) => (name.startsWith('@xec-sh/') ? `${name}@${version}` : name))
  const start = env ? `${env} ` : ''
  if (manager === 'bun') {
    return [...(pinned.length > 0 ? [`bun add ${pinned.join(' ')}`] : []), `${start}bun {file}`]
  }
  const { add, setType, ts, js } = commandsOf[manager]
  const wanted = isTypeScript ? [...pinned, 'tsx'] : pinned
  return [
    ...(wanted.length > 0 ? [`${add} ${wanted.join(' ')}`] : []),
    // With these endings a file is a module in every project.
    ...(ending.startsWith('m') ? [] : [setType]),
    `${start}${isTypeScript ? ts : js} {file}`,
  ]
}
