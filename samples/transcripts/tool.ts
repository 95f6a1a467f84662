import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The tool that sessions are recorded with. */
export interface Tool {
  readonly program: string
  /** The folder that it needs to run: that of its repository, or of its package. */
  readonly folder: string
  readonly version: string
}

/** The tool at a path, such as `npm link` leaves it. @throws where it does not run, or has another version than the packages. */
export function openTool(path: string, wanted: string): Tool {
  const given = resolve(path)
  const build = 'How it is built says the page /docs/cli.'
  if (!existsSync(given)) throw new Error(`There is no ${path}. Name the program xec itself. ${build}`)
  const program = realpathSync(given)
  const version = versionOf(program)
  if (version === undefined) throw new Error(`${path} --version does not say which version it is. ${build}`)
  if (version !== wanted) {
    throw new Error(`${path} is version ${version}; the packages that the pages are checked with are ${wanted}.`)
  }
  return { program, folder: folderOf(program), version }
}

function versionOf(program: string): string | undefined {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return /^\d+\.\d+\.\d+\S*$/m.exec(said)?.[0]
  } catch {
    return undefined
  }
}

/** The packages of a pnpm workspace lie at its root, those of other packages beside them. */
function folderOf(program: string): string {
  return above(program, 'pnpm-workspace.yaml') ?? above(program, 'package.json') ?? dirname(program)
}

function above(path: string, file: string): string | undefined {
  const folder = dirname(path)
  if (folder === path) return undefined
  return existsSync(join(folder, file)) ? folder : above(folder, file)
}
