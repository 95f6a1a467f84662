import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Behavior, probeFile, probesFolder } from '../../build/behavior/behavior.ts'
import { fingerprint } from '../../build/examples/fingerprint.ts'
import type { ExampleRecord } from '../../build/examples/record.ts'
import { projectsFolder } from '../../build/projects/project.ts'
import type { Page } from '../model.ts'
import { programHash } from '../probes/programs.ts'
import { isChecked } from './checked.ts'

/**
 * What a check of the changes alone has to look at, as parts of paths: pages, in all languages, whose samples the record
 * does not have as they are or that are not committed yet, and probes likewise.
 */
export async function changedParts(
  root: string,
  pages: readonly Page[],
  record: ExampleRecord,
  { probes }: Behavior,
): Promise<readonly string[]> {
  const edited = [...(await uncommitted(root))]
  const isNew = (page: Page) =>
    page.blocks.filter(isChecked).some(({ language, meta, text }) => !record.samples[fingerprint(language, meta, text)])
  const changedPages = pages
    .filter((page) => sourcesOf(page).some((place) => edited.some((file) => file.startsWith(place))) || isNew(page))
    .map(({ translationKey }) => `/${translationKey}`)
  const changedProbes = [...probes.values()].filter(
    ({ name, recorded }) =>
      recorded?.program !== programHash(root, name) ||
      edited.includes(probeFile(name, 'ts')) ||
      edited.includes(probeFile(name, 'yml')),
  )
  return [...new Set([...changedPages, ...changedProbes.map(({ name }) => `${probesFolder}/${name}.`)])]
}

/** The files that a page is made of, and the folders of its projects. */
function sourcesOf({ file, blocks, projects }: Page): string[] {
  const shown = blocks.flatMap(({ source }) => source ?? [])
  return [file, ...shown, ...projects.map(({ name }) => `${projectsFolder}/${name}/`)]
}

/** Files of the content that differ from the last commit; none where there is no repository. */
async function uncommitted(root: string): Promise<ReadonlySet<string>> {
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: root })
    return stdout.split('\0').filter(Boolean)
  }
  try {
    const tracked = git('diff', '--name-only', '-z', '--relative', 'HEAD', '--', 'content')
    const fresh = git('ls-files', '-z', '--others', '--exclude-standard', '--', 'content')
    return new Set((await Promise.all([tracked, fresh])).flat())
  } catch {
    return new Set()
  }
}
