import { useEffect, useState } from 'react'
import { newEngine } from './engine.ts'
import type { Example } from './examples.ts'
import { type Outcomes, outcomesOf } from './lines.ts'
import { takeNotes } from './node/record.ts'
import { parseTemplate, type Template } from './template.ts'
import { type Entry, emptyEntry, makeValue, problemOf } from './values.ts'

/** A command that JavaScript accepts, with all that the package makes of it. */
export interface Answer {
  readonly template: Template
  readonly entries: readonly Entry[]
  readonly outcomes: Outcomes
}

const bench = { engine: newEngine(), takeNotes }
/** One after the other: they share the notes. */
let last: Promise<unknown> = Promise.resolve()

/** Whether JavaScript can read what was entered. */
export function isReadable(example: Example): boolean {
  const template = parseTemplate(example.template)
  return typeof template !== 'string' && !entriesFor(template, example).some(problemOf)
}

/** The last answer for what was entered; that of before while something is wrong with it, which `isReadable` tells. */
export function useOutcomes(example: Example): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isCurrent = true
    last = last.then(async () => {
      const next = isCurrent ? await answerFor(example) : undefined
      if (isCurrent && next) setAnswer(next)
    })
    return () => {
      isCurrent = false
    }
  }, [example])
  return answer
}

/** What the package makes of it; undefined where something is wrong with what was entered. */
async function answerFor(example: Example): Promise<Answer | undefined> {
  const template = parseTemplate(example.template)
  if (typeof template === 'string') return undefined
  const entries = entriesFor(template, example)
  if (entries.some(problemOf)) return undefined
  const values = () => entries.map(makeValue)
  return { template, entries, outcomes: await outcomesOf(bench, { strings: template.strings, values }) }
}

/** One entry for each value of the template. */
export function entriesFor(template: Template, { values }: Example): readonly Entry[] {
  return template.names.map((_, index) => values[index] ?? emptyEntry)
}
