import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { Target } from '../../model/target.ts'
import { tabSet } from '../blocks/tab-set.ts'
import { stringsOf } from '../report.ts'
import { packageManagers, packagesIn, runLines, type Script } from './run-commands.ts'
import type { Sample } from './sample.ts'

declare module 'vfile' {
  interface DataMap {
    /** What a reader is told of running a sample, by what it needs. */
    runNotes: ReadonlyMap<string, Element>
  }
}

/** What it takes to run a sample, and how it was checked: all that its note says. */
interface Run extends Script {
  /** The title is the name of its file: the reader's script writes it into the note. */
  readonly isNamed: boolean
  readonly target: Target | undefined
  readonly isPart: boolean
  readonly checked: readonly (Element | string)[]
}

/**
 * The mark of a sample that ran as it stands: a button that opens what to type.
 * @param program the whole program, where the sample is a part of one
 * @param version of the packages
 * @param checked what it was checked with, and the link to the page that explains it
 */
export function runButton(
  { meta, language }: Sample,
  program: string,
  version: string,
  checked: Run['checked'],
  file: VFile,
): Element {
  const { title, target, env, part } = meta
  const isNamed = title !== undefined && /^[\w@./-]+\.[mc]?[jt]sx?$/.test(title)
  const ending = isNamed ? title.slice(title.lastIndexOf('.') + 1) : language.id === 'js' ? 'mjs' : language.id
  const packages = packagesIn(program)
  const run = { isNamed, ending, packages, version, target, env, isPart: part !== undefined, checked }
  const how = h('span.code-check-how', stringsOf(file).checked.run)
  return h('button.code-check', { type: 'button', popoverTarget: idOfNote(run, file) }, [how])
}

/**
 * Puts the notes behind the article: the browser shows one when its button is pressed. They come last, as no step looks for ids
 * or stylesheets in them.
 */
export function rehypeRunNotes(tree: Root, file: VFile): void {
  tree.children.push(...(file.data.runNotes ?? new Map<string, Element>()).values())
}

/** Samples that need the same share a note. */
function idOfNote(run: Run, file: VFile): string {
  const notes = file.data.runNotes ?? new Map<string, Element>()
  const key = JSON.stringify(run)
  const note = notes.get(key) ?? draw(`run:${notes.size + 1}`, run, file)
  file.data.runNotes = new Map(notes).set(key, note)
  return String(note.properties.id)
}

function draw(id: string, run: Run, file: VFile): Element {
  const { running } = stringsOf(file)
  const plain: ElementContent = { type: 'text', value: `sample.${run.ending}` }
  const name = run.isNamed ? h('span.run-file', [plain]) : plain
  const number = (file.data.tabSets ?? 0) + 1
  file.data.tabSets = number
  const tabs = packageManagers.map((manager) => ({
    ...manager,
    children: [commands(runLines(manager.value, run), name)],
  }))
  return h('div.code-run', { id, popover: 'auto', role: 'dialog', ariaLabel: running.title }, [
    h('p.code-run-title', running.title),
    h('p', around(running.save, { file: h('code', [name]), init: h('code', 'npm init -y') })),
    tabSet(number, 'package-manager', tabs),
    run.isPart ? h('p', running.part) : null,
    run.target && run.target !== 'local' ? h('p', running.needs[run.target]) : null,
    h('p.code-run-checked', [...run.checked]),
  ])
}

/** The lines as a block of code without head; `{file}` stands for the name. */
function commands(lines: readonly string[], name: ElementContent): Element {
  const drawn = lines.flatMap((line) => [h('span.l', around(line, { file: name })), '\n'])
  return h('pre', { tabIndex: 0 }, h('code', drawn))
}

/** A text with elements in the places of `{name}`. */
function around(text: string, places: Readonly<Record<string, ElementContent>>): ElementContent[] {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => places[part.slice(1, -1)] ?? { type: 'text', value: part })
}
