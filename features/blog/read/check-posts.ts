import { suggestion } from '../../../engine/model/nearest.ts'
import type { Problem } from '../../../engine/problems/problem.ts'
import { type BlogNames, namesFiles } from './declared.ts'
import { type PostSource, reservedSlugs } from './post-source.ts'

/** What is wrong with posts beyond the shape of their front matter: names, reserved slugs, days, and translations that disagree. */
export function checkPosts(posts: readonly PostSource[], names: BlogNames): Problem[] {
  return posts.flatMap((source) => [
    ...checkSlug(source),
    ...undeclared(source, 'authors', 'author', names),
    ...undeclared(source, 'tags', 'tag', names),
    ...checkDays(source),
    ...checkTranslation(source, posts),
  ])
}

function checkSlug({ file, keyLines, route }: PostSource): Problem[] {
  const slug = route.slice('/blog/'.length)
  if (!reservedSlugs.includes(slug)) return []
  const message = `The slug "${slug}" is taken by the blog itself.`
  return [{ file, line: keyLines.get('slug') ?? 1, message, hint: 'Write another slug.' }]
}

function undeclared(
  { file, keyLines, frontMatter }: PostSource,
  key: 'authors' | 'tags',
  what: string,
  names: BlogNames,
): Problem[] {
  const known = Object.keys(names[key])
  const problems = frontMatter[key].map((name, index) => {
    if (frontMatter[key].indexOf(name) < index)
      return [`The ${what} "${name}" stands there twice.`, 'Name it once.'] as const
    if (known.includes(name)) return undefined
    const hint = `${suggestion(name, known)} New ones are declared in ${namesFiles[key]}.`
    return [`There is no ${what} "${name}".`, hint] as const
  })
  return problems.flatMap((found) =>
    found ? [{ file, line: keyLines.get(key), message: found[0], hint: found[1] }] : [],
  )
}

function checkDays({ file, keyLines, frontMatter: { date, updated } }: PostSource): Problem[] {
  if (updated === undefined || updated >= date) return []
  const message = `The post was updated on ${updated}, before it was published on ${date}.`
  return [{ file, line: keyLines.get('updated'), message, hint: 'Correct one of the two days.' }]
}

/** Readers of all languages get a post on the same day and find it at the same places. */
function checkTranslation(
  { file, locale, route, keyLines, frontMatter }: PostSource,
  posts: readonly PostSource[],
): Problem[] {
  const original = posts.find((other) => other.route === route)
  if (!original || original.locale === locale) return []
  return (['date', 'authors', 'tags', 'draft'] as const).flatMap((key) => {
    const [own, other] = [frontMatter[key], original.frontMatter[key]].map((value) => String(value ?? 'missing'))
    if (own === other) return []
    const message = `The key "${key}" differs from that of ${original.file}: ${own}, not ${other}.`
    return [{ file, line: keyLines.get(key) ?? 1, message, hint: 'Write the same in both languages.' }]
  })
}
