import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { Target } from '../../../model/target.ts'
import type { ArticleStrings } from '../../../strings/en/article.ts'
import { tabSet } from '../blocks/tab-set.ts'
import { stringsOf } from '../report.ts'
import { packageManagers, packagesIn, runLines } from './run-commands.ts'

declare module 'vfile' {
  interface DataMap {
    /** What a reader is told of running a sample, by what it needs: samples that need the same share it. */
    runNotes: ReadonlyMap<string, Element>
  }
}

/** A sample that ran as it stands, and how the record says that it was checked. */
export interface RunSample {
  /** The whole program, where the sample is a part of one. */
  readonly text: string
  readonly language: string
  readonly title?: string
  readonly target?: Target
  readonly env?: string
  readonly isPart: boolean
  /** Version of the packages. */
  readonly version: string
  /** What it was checked with, and the link to the page that explains it. */
  readonly checked: readonly (Element | string)[]
}

/** The mark of such a sample: a button that opens what to type. */
export function runButton(sample: RunSample, file: VFile): Element {
  const strings = stringsOf(file)
  const id = noteFor(sample, strings, file)
  return h('button.code-check', { type: 'button', popoverTarget: id }, [h('span.code-check-how', strings.checked.run)])
}

/**
 * Puts the notes behind the article: the browser shows one when its button is pressed. They come last, as no step looks for ids
 * or stylesheets in them.
 */
export function rehypeRunNotes(tree: Root, file: VFile): void {
  tree.children.push(...(file.data.runNotes ?? new Map<string, Element>()).values())
}

function noteFor(sample: RunSample, strings: ArticleStrings, file: VFile): string {
  const { text, language, title, ...rest } = sample
  const isNamed = title !== undefined && /^[\w@./-]+\.[mc]?[jt]sx?$/.test(title)
  const ending = isNamed ? title.slice(title.lastIndexOf('.') + 1) : language === 'js' ? 'mjs' : language
  const packages = packagesIn(text)
  const notes = file.data.runNotes ?? new Map<string, Element>()
  const key = JSON.stringify([isNamed, ending, packages, rest])
  const known = notes.get(key)
  if (known) return String(known.properties.id)
  const id = `run:${notes.size + 1}`
  const name: ElementContent = { type: 'text', value: `sample.${ending}` }
  const drawn = draw(id, sample, { name: isNamed ? h('span.run-file', [name]) : name, ending, packages }, strings, file)
  file.data.runNotes = new Map([...notes, [key, drawn]])
  return id
}

interface Script {
  /** Its file name. The reader's script writes the sample's own into it, where it has one. */
  readonly name: ElementContent
  readonly ending: string
  readonly packages: readonly string[]
}

function draw(id: string, sample: RunSample, script: Script, { running }: ArticleStrings, file: VFile): Element {
  const number = (file.data.tabSets ?? 0) + 1
  file.data.tabSets = number
  const tabs = packageManagers.map(({ value, label }) => ({
    label,
    value,
    children: [commands(runLines(value, { ...script, env: sample.env, version: sample.version }), script.name)],
  }))
  return h('div.code-run', { id, popover: 'auto', role: 'dialog', ariaLabel: running.title }, [
    h('p.code-run-title', running.title),
    h('p', around(running.save, { file: h('code', [script.name]), init: h('code', 'npm init -y') })),
    tabSet(number, 'package-manager', tabs),
    sample.isPart ? h('p', running.part) : null,
    sample.target && sample.target !== 'local' ? h('p', running.needs[sample.target]) : null,
    h('p.code-run-checked', [...sample.checked]),
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
