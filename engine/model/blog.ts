import type { PostMeta } from './page.ts'
import type { Path } from './route.ts'

/** A post as a list shows it. */
export interface PostCard {
  readonly path: Path
  readonly meta: PostMeta
  /** HTML of what stands before the truncation mark. */
  readonly summary: string
}

/** Something that posts have in common, and how many have it. */
export interface PostGroup {
  readonly title: string
  readonly path: Path
  readonly count: number
  readonly description?: string
}

/** Addresses of the blog's other lists and feeds in a locale. */
export interface BlogPlaces {
  readonly archive: Path
  readonly authors: Path
  readonly tags: Path
  readonly rss: Path
  readonly atom: Path
}

/** What a list of the blog shows, by the shape of the list. */
export type BlogListContent =
  | {
      readonly shape: 'index'
      readonly description: string
      readonly posts: readonly PostCard[]
      /** 1-based. */
      readonly page: number
      readonly pages: number
      readonly places: BlogPlaces
    }
  | { readonly shape: 'years'; readonly posts: readonly PostCard[] }
  | { readonly shape: 'groups'; readonly groups: readonly PostGroup[] }
  | {
      readonly shape: 'posts'
      readonly description?: string
      /** Address elsewhere, of an author. */
      readonly url?: string
      readonly posts: readonly PostCard[]
    }
