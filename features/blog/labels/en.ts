import type { PluralForms } from '../../../engine/labels/plural.ts'

/** Labels of the blog. They are written at build time and never reach a reader's JavaScript. */
export const en = {
  archive: 'Archive',
  archiveDescription: 'All posts of the blog by year, newest first.',
  authors: 'Authors',
  authorsDescription: 'The authors of the blog, and how many posts each of them has written so far.',
  author: 'Posts by {name}',
  authorDescription: 'All posts of the blog that {name} has written or worked on, newest first.',
  tags: 'Tags',
  tagsDescription: 'The subjects of the blog: all tags, with the number of posts for each of them.',
  tag: 'Posts tagged {tag}',
  /** Navigation between the lists of the blog. */
  lists: 'Lists of the blog',
  rss: 'RSS',
  atom: 'Atom',
  posts: { one: '{count} post', other: '{count} posts' } as PluralForms,
  reading: { one: '{count} minute to read', other: '{count} minutes to read' } as PluralForms,
  updated: 'updated on {date}',
  readOn: 'Read on',
  pages: 'Pages of the blog',
  /** Title of a further page of the index, and what the breadcrumbs call it. */
  page: '{title}, page {page}',
  pageStep: 'Page {page}',
  pageDescription: '{description} Page {page} of {pages}.',
  place: 'Page {page} of {pages}',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  neighbours: 'Newer and older post',
  newer: 'Newer post',
  older: 'Older post',
  unpublished: {
    draft: 'Draft: only you see it.',
    scheduled: 'Scheduled for this day: until then only you see it.',
  },
}

export type BlogStrings = typeof en
