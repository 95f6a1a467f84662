import { typedCommands } from '../cli-lines/console.ts'
import { isSample } from '../find/programs.ts'
import type { Block, Findings, Page } from '../model.ts'
import { configProgramsOf } from '../yaml/yaml.ts'
import { filesUpTo, hostsIn, readEnv } from './files.ts'
import type { JobFile, Outcome } from './job.ts'
import { endingOf, isOfLaterNode, lacksRealServer, outputComplaint } from './judge.ts'
import { serverNeeds } from './server-needs.ts'
import { atBlock, type RunTask } from './task.ts'

const configFile = '.xec/config.yaml'

/**
 * The terminal sessions of a page that are marked `run`: each command runs, with the page's files around it.
 * A task of `xec` that the page does not define is one that another page does: `pages` are all of its language.
 */
export function consoleTasks(page: Page, pages: readonly Page[] = [page]): RunTask[] {
  const blocks = page.blocks.filter((block) => block.language === 'console' && isSample(block) && block.meta.run)
  return blocks.map((block) => {
    const lines = typedCommands(block.text).map(({ command }) => command)
    const files = withConfig(filesUpTo(block), lines, pages)
    const texts = [...files.map(({ text }) => text), ...lines]
    const called = files.filter(({ name }) => lines.some((line) => line.includes(name))).map(({ text }) => text)
    const job = {
      files,
      lines,
      env: readEnv(block.meta.env),
      hosts: hostsIn(texts),
      ...serverNeeds([...called, ...lines]),
    }
    return { at: atBlock(block), job, judge: (outcome) => judge(block, outcome) }
  })
}

function withConfig(files: readonly JobFile[], lines: readonly string[], pages: readonly Page[]): readonly JobFile[] {
  if (files.some(({ name }) => name === configFile)) return files
  const task = lines.map((line) => /^xec ([\w:-]+)/.exec(line)?.[1]).find(Boolean)
  const other =
    task && pages.flatMap(configProgramsOf).find(({ data }) => task in ((data.tasks as object | undefined) ?? {}))
  return other ? [...files, { name: configFile, text: other.program.text }] : files
}

function judge(block: Block, outcome: Outcome): Findings {
  if (lacksRealServer([block], outcome)) return { passed: [{ block, how: 'parsed' }], complaints: [] }
  const typed = typedCommands(block.text)
  const complaints = typed.flatMap(({ line, output, command }, index) => {
    const result = outcome.lines[index]
    if (!result) return []
    const isLast = index === typed.length - 1
    const expected = isLast ? block : { ...block, meta: { ...block.meta, exit: 0 } }
    const first = line + command.split('\n').length
    const difference = isOfLaterNode(block) ? undefined : outputComplaint(block, first, output, result.output)
    return endingOf(expected, line, result) ?? difference ?? []
  })
  if (complaints.length > 0) return { passed: [], complaints }
  const output = outcome.lines.map((line) => line.output).join('')
  return {
    passed: [{ block, how: isOfLaterNode(block) ? 'parsed' : 'run', output }],
    complaints: [],
  }
}
