import { programsOf } from '../find/programs.ts'
import type { JobFile } from '../job.ts'
import type { Block } from '../model.ts'

/** A session is no file, and a diff is not the whole of one, whatever they are called. */
const noFiles: ReadonlySet<string> = new Set(['console', 'diff'])

/**
 * The files that a reader who follows the page has by a block: the named samples above it, and the projects that the page
 * offers there. The sides of a pair are folders of their own.
 */
export function filesUpTo(block: Block): JobFile[] {
  const { page } = block
  const isThere = (other: Block) =>
    page.blocks.indexOf(other) <= page.blocks.indexOf(block) && (!other.side || other.side === block.side)
  const whole = page.projects.filter(({ line }) => line < block.line).map((project) => project.files)
  const files = new Map(whole.flatMap((project) => Object.entries(project)))
  const languages = new Set(page.blocks.map(({ language }) => language).filter((language) => !noFiles.has(language)))
  for (const program of programsOf(page, languages)) {
    const known = program.blocks.filter(isThere)
    if (known.length === 0 || !program.blocks.some(({ meta }) => meta.title)) continue
    files.set(program.file, program.text)
  }
  return [...files].map(([name, text]) => ({ name, text }))
}

/** The files that texts name, and those that these name. `names` says whether a text names a file. */
export function filesNamed(
  texts: readonly string[],
  files: readonly JobFile[],
  names: (text: string, file: JobFile) => boolean,
): JobFile[] {
  const found = new Set<JobFile>()
  const take = (text: string) => {
    for (const file of files) {
      if (found.has(file) || !names(text, file)) continue
      found.add(file)
      take(file.text)
    }
  }
  texts.forEach(take)
  return [...found]
}

/** A program and the files beside it that it imports, and those that they import. */
export function importsOf(program: string, files: readonly JobFile[]): string[] {
  const imported = filesNamed([program], files, (text, { name }) => text.includes(`'./${name}'`))
  return [program, ...imported.map(({ text }) => text)]
}

/** Host names of the documentation in a job: each gets a server, apart from those whose name says that they are down. */
export function hostsIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.match(/\b[a-z][\w-]*(?:\.[\w-]+)*\.(?:example\.com|internal)\b/g) ?? [])
  return [...new Set(names)].filter((name) => !/^(?:unreachable|down|no-such|missing)\b/.test(name)).sort()
}

/** The mark `env`: `STAGE=test REGION=eu`. */
export function readEnv(mark = ''): Record<string, string> {
  const pairs = mark.split(/\s+/).filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]))
}
