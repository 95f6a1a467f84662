import type { SourcePage } from './source-page.ts'

/** Where the project's repository has a page, by a pattern of the configuration whose `{path}` stands for its file. */
export function sourceAddress(pattern: string, { file }: Pick<SourcePage, 'file'>): string {
  return pattern.replace('{path}', file.replace(/^content\//, ''))
}
