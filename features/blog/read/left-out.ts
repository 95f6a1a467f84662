import type { PostSource } from './post-source.ts'

/** A line for the report of a build about a post that readers do not get yet. */
export function formatLeftOut({ file, keyLines, unpublished, frontMatter }: PostSource): string {
  if (unpublished === 'draft') return `left out: ${file}:${keyLines.get('draft')}  The post is a draft.`
  const place = `${file}:${keyLines.get('date')}`
  return `left out: ${place}  The post is dated ${frontMatter.date}, which is to come. Build again from that day on.`
}
