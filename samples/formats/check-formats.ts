import type { ProjectNames } from '../cli-lines/check-line.ts'
import { checkCliLines } from '../cli-lines/cli-lines.ts'
import { isSample } from '../find/programs.ts'
import type { Block, Complaint, Findings, Page } from '../model.ts'
import { checkJson } from './json.ts'
import { checkOther, otherLanguages } from './other.ts'
import { checkShell } from './shell.ts'

/** Checks what is read and not run: shell, terminal sessions, JSON, and the syntax of the rest. */
export function checkFormats(pages: readonly Page[], names: ProjectNames): Findings {
  const blocks = pages.flatMap((page) => page.blocks).filter((block) => isSample(block) || block.meta.recorded)
  const read = blocks.flatMap((block) => {
    const complaints = complaintsAbout(block, names)
    return complaints ? [{ block, complaints }] : []
  })
  return {
    passed: read.flatMap(({ block, complaints }) => (complaints.length > 0 ? [] : [{ block, how: 'parsed' as const }])),
    complaints: read.flatMap(({ complaints }) => complaints),
  }
}

/** Undefined for languages that are checked elsewhere. */
function complaintsAbout(block: Block, names: ProjectNames): Complaint[] | undefined {
  if (block.language === 'sh' || block.language === 'console') {
    const unread = checkShell(block)
    return unread.length > 0 ? unread : checkCliLines(block, names)
  }
  if (block.language === 'json' || block.language === 'jsonc') return checkJson(block)
  return otherLanguages.has(block.language) ? checkOther(block) : undefined
}
