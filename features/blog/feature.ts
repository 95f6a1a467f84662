import type { WrittenPosts } from '../../engine/assemble/posts.ts'
import type { Feature } from '../../engine/feature.ts'
import type { Article } from '../../engine/markdown/article.ts'
import type { Problem } from '../../engine/problems/problem.ts'
import { generatorName } from '../../engine/render/build-info.ts'
import { feedPaths } from '../../engine/render/feeds/feed-files.ts'
import { assembleBlog } from './assemble/blog.ts'
import { blogFeedFiles, blogFeedLinks } from './blog-feed.ts'
import { collectPosts, today } from './read/collect-posts.ts'
import { formatLeftOut } from './read/left-out.ts'
import type { PostSource } from './read/post-source.ts'
import { renderBlogList, renderPost } from './render-blog.ts'
import { blogStrings } from './strings.ts'

/** Posts with authors and tags, lists of them, an archive, and feeds. */
export const blog = {
  name: 'blog',
  labels: [blogStrings],
  collectPosts: (root, config, unpublished): WrittenPosts => {
    const { posts, leftOut, names, ...found } = collectPosts(root, config, { unpublished, today: today() })
    const parsed = (articleOf: (source: PostSource) => Article) =>
      posts.map((source) => ({ source, article: articleOf(source) }))
    return {
      ...found,
      posts,
      leftOut: leftOut.map(formatLeftOut),
      assemble: (config, articleOf) => assembleBlog(config, { parsed: parsed(articleOf), names }),
      check: (articleOf) => parsed(articleOf).flatMap(({ source, article }) => missingMark(source.file, article)),
    }
  },
  laterFiles: (site) =>
    site.loaded.config.locales.map((locale) => ({
      beginning: `${locale.path.slice(1)}blog/`,
      make: () => blogFeedFiles(site, locale, generatorName()),
    })),
  paths: ({ blog, loaded: { config } }) =>
    config.locales
      .filter(({ code }) => blog.posts.some(({ source }) => source.locale === code))
      .flatMap((locale) => Object.values(feedPaths('blog', locale))),
  homeHead: blogFeedLinks,
  renderer: new URL('./shell/render.tsx', import.meta.url),
  renderPost,
  renderPostList: renderBlogList,
} satisfies Feature

/** Lists show what stands before the mark, so every post has one. */
function missingMark(file: string, { summary }: Article): Problem[] {
  if (summary !== undefined) return []
  const hint = 'Write a line "<!-- truncate -->" behind the paragraphs that lists of posts show.'
  return [{ file, message: 'The post has no truncation mark.', hint }]
}
