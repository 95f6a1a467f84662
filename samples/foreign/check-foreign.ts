import { parser as python } from '@lezer/python'
import ts from 'typescript'
import { parseDocument } from 'yaml'
import { scriptLanguages } from '../compile/compile.ts'
import { checkOther, otherLanguages } from '../formats/other.ts'
import { checkShell } from '../formats/shell.ts'
import { type Block, type Complaint, complain, type Page } from '../model.ts'

/**
 * Samples of other tools are read, and neither compiled nor run: what they promise is for the author to try. A sample of
 * our own cannot pass as one.
 */
export function checkForeign(pages: readonly Page[]): { read: readonly Block[]; complaints: Complaint[] } {
  const blocks = pages.flatMap((page) => page.blocks).filter(({ meta }) => meta.foreign !== undefined)
  const results = blocks.map((block) => ({ block, complaints: complaintsAbout(block) }))
  return {
    read: results.filter(({ complaints }) => complaints.length === 0).map(({ block }) => block),
    complaints: results.flatMap(({ complaints }) => complaints),
  }
}

function complaintsAbout(block: Block): Complaint[] {
  const own = block.text.split('\n').findIndex((line) => /@xec-sh\/|^(?:\$ )?\s*(?:npx )?xec\s/.test(line))
  if (own >= 0) {
    const hint = 'Take the mark "foreign" off: it is checked like every sample of Xec.'
    return [complain(block, own + 1, 'The sample of another tool uses Xec.', { hint })]
  }
  const { run, recorded, output } = block.meta
  if (run || recorded || output) {
    const hint = 'Take "run", "recorded" or "output" off. The output block after it needs no mark either.'
    return [complain(block, 0, 'Nothing of another tool is run here.', { hint })]
  }
  return syntaxOf(block)
}

/** What the parser of a language says. */
function syntaxOf(block: Block): Complaint[] {
  const { language, text } = block
  if (scriptLanguages.has(language)) return readScript(block)
  if (language === 'sh' || language === 'console') return checkShell(block)
  if (otherLanguages.has(language)) return checkOther(block)
  if (language === 'python') return readPython(block)
  if (language === 'yaml') {
    const [error] = parseDocument(text, { prettyErrors: false }).errors
    return error ? [unread(block, lineAt(text, error.pos[0]), error.message)] : []
  }
  const hint = 'Write a check for it, or say in the fence why there is none: excuse="…".'
  return [complain(block, 0, `Nothing reads samples of "${block.name}".`, { hint })]
}

function readScript(block: Block): Complaint[] {
  const options = { fileName: `sample.${block.language}`, reportDiagnostics: true, compilerOptions: { allowJs: true } }
  const { diagnostics = [] } = ts.transpileModule(block.text, options)
  return diagnostics.map(({ start = 0, messageText }) =>
    unread(block, lineAt(block.text, start), ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

/** The parser never gives up: where it had to guess, the tree has a node for the mistake. */
function readPython(block: Block): Complaint[] {
  const complaints: Complaint[] = []
  python.parse(`${block.text}\n`).iterate({
    enter: ({ type, from }) => {
      if (type.isError && complaints.length === 0) complaints.push(unread(block, lineAt(block.text, from)))
    },
  })
  return complaints
}

function unread(block: Block, line: number, said?: string): Complaint {
  return complain(block, line, `The sample is not ${block.name}.`, said === undefined ? {} : { said })
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
