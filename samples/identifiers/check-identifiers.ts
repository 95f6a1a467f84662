import { checkLine, type ProjectNames } from '../cli-lines/check-line.ts'
import { isSample } from '../find/programs.ts'
import type { Complaint, InlineCode, Page } from '../model.ts'
import { shellCommands } from '../shell-commands.ts'
import { type Resolution, resolve } from './resolve.ts'

export interface IdentifierFindings {
  readonly complaints: readonly Complaint[]
  readonly known: number
  readonly foreign: number
}

/** Looks every name in inline code up, apart from those that a page declares as foreign. */
export function checkIdentifiers(pages: readonly Page[], names: ProjectNames): IdentifierFindings {
  const results = pages.map((page) => checkPage(page, names))
  return {
    complaints: results.flatMap(({ complaints }) => complaints),
    known: results.reduce((sum, one) => sum + one.known, 0),
    foreign: results.reduce((sum, one) => sum + one.foreign, 0),
  }
}

function checkPage(page: Page, names: ProjectNames): IdentifierFindings {
  const local = localNames(page)
  const used = new Set<string>()
  const complaints: Complaint[] = []
  let known = 0
  let foreign = 0
  for (const code of page.inline) {
    const declared = page.foreignNames.find((name) => isOf(name, code.text))
    const resolution = code.text.startsWith('xec ') ? commandLine(code, names) : resolve(code.text, local)
    if (resolution.kind === 'known') known++
    if (resolution.kind !== 'unknown') continue
    if (declared) {
      used.add(declared)
      foreign++
    } else complaints.push(complaintAbout(page, code, resolution))
  }
  return { complaints: [...complaints, ...unusedNames(page, used)], known, foreign }
}

function complaintAbout(page: Page, { text, line }: InlineCode, found: Resolution & { kind: 'unknown' }): Complaint {
  const said = found.nearest ? `Did you mean "${found.nearest}"?` : 'Nothing known is near it.'
  const hint = `${said} A name of another tool goes into the front matter: foreignNames.`
  const message = `Unknown name \`${text}\`.`
  return { file: page.file, line, message, hint }
}

/** A list that grows stale would excuse the next mistake. */
function unusedNames(page: Page, used: ReadonlySet<string>): Complaint[] {
  return page.foreignNames
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: page.file,
      line: page.foreignLine,
      message: `"${name}" of foreignNames is not needed: the page has no such unknown name.`,
      hint: 'Remove it.',
    }))
}

function isOf(name: string, text: string): boolean {
  const plain = text.replace(/^await /, '').replace(/\(.*$/s, '')
  return plain === name || text === name || plain.replace(/^\./, '') === name
}

/** A usage such as `xec on` may leave the arguments out. */
function commandLine({ text }: InlineCode, names: ProjectNames): Resolution {
  const [command] = shellCommands(text.replaceAll(/[<[](\S+?)[>\]]/g, '$1').replaceAll('…', ''))
  const problem = command && checkLine(command.words, names)
  if (!problem || problem.isEffect || / needs /.test(problem.message)) return { kind: 'known' }
  const [, match] = /Did you mean "(.+)"/.exec(problem.hint ?? '') ?? []
  return { kind: 'unknown', name: text, ...(match && { nearest: match }) }
}

/** Names that the page's own samples define or use: the compiler has seen those. */
function localNames(page: Page): ReadonlySet<string> {
  const checked = page.blocks.filter(isSample)
  const text = checked.map((block) => block.text).join('\n')
  return new Set([...(text.match(/[A-Za-z_$][\w$]*/g) ?? []), ...(text.match(/[a-z0-9]+:[\w.-]+/g) ?? [])])
}
