import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '../../../model/locale.ts'
import { localizedPath } from '../../../model/route.ts'
import type { SiteConfig } from '../../../model/site-config.ts'
import type { Problem } from '../../problem.ts'
import { parseFrontMatter } from '../front-matter.ts'
import { sourceHash } from '../source-hash.ts'
import { checkPosts } from './check-posts.ts'
import { type BlogNames, readBlogNames } from './declared.ts'
import { postSchema } from './post-schema.ts'
import type { PostSource } from './post-source.ts'

export interface CollectedPosts {
  /** The posts to build, in no order. */
  readonly posts: readonly PostSource[]
  /** Drafts, and posts of days to come. */
  readonly leftOut: readonly PostSource[]
  readonly names: BlogNames
  readonly problems: readonly Problem[]
}

interface CollectOptions {
  /** Builds what is not published yet as well. */
  readonly unpublished: boolean
  /** Posts of later days are not published yet. */
  readonly today: string
}

/** Today, as posts name days. Everywhere the same: a post appears with the first build after midnight UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Reads every post of every locale, and the names that posts may use. */
export async function collectPosts(
  root: string,
  config: SiteConfig,
  { unpublished, today }: CollectOptions,
): Promise<CollectedPosts> {
  const declared = await readBlogNames(root)
  const found = await Promise.all(config.locales.map((locale) => readPosts(root, locale, today)))
  const all = found.flatMap(({ posts }) => posts)
  const isLeftOut = (source: PostSource) => source.unpublished !== undefined && !unpublished
  // What is declared wrongly would be missing everywhere.
  const unsound = declared.problems.length > 0 ? [] : checkPosts(all, declared.names)
  return {
    posts: all.filter((source) => !isLeftOut(source)),
    leftOut: all.filter(isLeftOut),
    names: declared.names,
    problems: [...declared.problems, ...found.flatMap((one) => one.problems), ...unsound],
  }
}

async function readPosts(
  root: string,
  locale: Locale,
  today: string,
): Promise<{ posts: PostSource[]; problems: Problem[] }> {
  const folder = `content/${locale.code}/blog`
  const entries = await readdir(join(root, folder), { recursive: true }).catch(() => [])
  const names = entries.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.md'))
  const read = await Promise.all(names.sort().map((name) => readPost(root, `${folder}/${name}`, locale, today)))
  return { posts: read.flatMap(({ post }) => post ?? []), problems: read.flatMap(({ problems }) => problems) }
}

async function readPost(
  root: string,
  file: string,
  locale: Locale,
  today: string,
): Promise<{ post?: PostSource; problems: readonly Problem[] }> {
  const text = await readFile(join(root, file), 'utf8')
  const { data, keyLines, body, bodyOffset, problems } = parseFrontMatter(file, text, postSchema)
  if (!data) return { problems }
  const route = `/blog/${data.slug ?? file.replace(/^.*\/|\.md$/g, '')}`
  const unpublished = data.draft ? 'draft' : data.date > today ? 'scheduled' : undefined
  const post: PostSource = {
    file,
    locale: locale.code,
    route,
    path: localizedPath(route, locale),
    post: data,
    keyLines,
    body,
    bodyOffset,
    sourceHash: sourceHash(text),
    ...(unpublished && { unpublished }),
  }
  return { post, problems }
}
