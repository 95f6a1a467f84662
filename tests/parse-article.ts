import type { Article } from '../engine/markdown/article.ts'
import { articleParts } from '../engine/markdown/article-part.ts'
import { parseArticle as parse } from '../engine/markdown/pipeline.ts'
import type { FileContext } from '../engine/markdown/report.ts'
import { features } from '../site/features.ts'

const parts = await articleParts(features)

/** Parses a text with all features of the site. */
export function parseArticle(
  source: string,
  { data = {}, ...context }: Omit<FileContext, 'data'> & Partial<Pick<FileContext, 'data'>>,
): Promise<Article> {
  return parse(source, { ...context, data }, parts)
}
