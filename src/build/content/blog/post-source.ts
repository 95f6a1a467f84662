import type { LocaleCode } from '../../../model/locale.ts'
import type { Path, Route } from '../../../model/route.ts'
import type { PostFrontMatter } from './post-schema.ts'

/** A post as it is written: `content/<locale>/blog/<name>.md`. */
export interface PostSource {
  readonly file: string
  readonly locale: LocaleCode
  readonly route: Route
  readonly path: Path
  readonly post: PostFrontMatter
  /** Line of each front matter key, 1-based. */
  readonly keyLines: ReadonlyMap<string, number>
  readonly body: string
  readonly bodyOffset: number
  readonly sourceHash: string
  /** Why readers do not get it yet. */
  readonly unpublished?: 'draft' | 'scheduled'
}

/** Names that the blog needs below its root: no post can have them. */
export const reservedSlugs: readonly string[] = ['archive', 'authors', 'page', 'tags']
