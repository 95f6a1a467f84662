import type { Source } from '../../../engine/read/source-page.ts'
import type { PostFrontMatter } from './post-schema.ts'

/** A post as it is written: `content/<locale>/blog/<name>.md`. */
export interface PostSource extends Source<PostFrontMatter> {
  /** Why readers do not get it yet. */
  readonly unpublished?: 'draft' | 'scheduled'
}

/** Names that the blog needs below its root: no post can have them. */
export const reservedSlugs: readonly string[] = ['archive', 'authors', 'page', 'tags']
