import type { Post } from '../../assemble/posts.ts'
import type { DocPage, HomePage } from '../../assemble/site.ts'
import type { PlainPage } from '../../markdown/plain/page-markdown.ts'

/** A page of the documentation. */
export function plainDoc({ source: { path }, meta, article }: DocPage): PlainPage {
  const { title, description } = meta
  return {
    path,
    title,
    description,
    // Not every text that names a page asks for its words.
    get markdown() {
      return article.markdown
    },
  }
}

/** A post of the blog. */
export function plainPost({ source: { path }, meta, article: { markdown } }: Post): PlainPage {
  const { title, description, date, authors } = meta
  return { path, title, description, facts: [date, ...authors.map(({ name }) => name)].join(', '), markdown }
}

/** The front page of a locale. */
export function plainHome({ source: { path, frontMatter }, article: { markdown } }: HomePage): PlainPage {
  const { title, description } = frontMatter
  return { path, title, description, markdown }
}
