import type { DocsVersionConfig } from '../config/docs-config.ts'
import type { LocaleCode } from '../model/locale.ts'
import type { Path, Route } from '../model/route.ts'
import type { FrontMatter, HomeFrontMatter } from './front-matter.ts'

/** A Markdown file of the content, read and placed, its text not parsed yet. */
export interface Source<F extends HomeFrontMatter = HomeFrontMatter> {
  /** Path from the site's root, with forward slashes: `content/ru/docs/introduction/index.md`. */
  readonly file: string
  readonly locale: LocaleCode
  readonly route: Route
  readonly path: Path
  readonly frontMatter: F
  /** Line of each front matter key, 1-based. */
  readonly keyLines: ReadonlyMap<string, number>
  readonly body: string
  /** Number of lines before the body. */
  readonly bodyOffset: number
  /** Short hash of the whole file: translations name the one that they translate. */
  readonly sourceHash: string
}

/** A page of the documentation. */
export interface SourcePage extends Source<FrontMatter> {
  readonly version: DocsVersionConfig
  /** Route relative to the version's root: `introduction/quick-start`; empty for the root itself. */
  readonly id: string
  /** Pages that it lists, in order, where it is the index of a group that nobody has written; absent on all others. */
  readonly lists?: readonly SourcePage[]
}
