import { join } from 'node:path'
import type { Locale } from '../../../model/locale.ts'
import type { SiteConfig } from '../../../model/site-config.ts'
import type { Problem } from '../../problem.ts'
import { markdownFiles, type ReadSource, readSource } from '../read-source.ts'
import { checkPosts } from './check-posts.ts'
import { type BlogNames, readBlogNames } from './declared.ts'
import { type PostFrontMatter, postSchema } from './post-schema.ts'
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
  const read = found.flat()
  const all = read.flatMap(({ source }) => source ?? [])
  const isLeftOut = (source: PostSource) => source.unpublished !== undefined && !unpublished
  // Where authors.yml or tags.yml is broken, every use of its names would be reported as well.
  const unsound = declared.problems.length > 0 ? [] : checkPosts(all, declared.names)
  return {
    posts: all.filter((source) => !isLeftOut(source)),
    leftOut: all.filter(isLeftOut),
    names: declared.names,
    problems: [...declared.problems, ...read.flatMap(({ problems }) => problems), ...unsound],
  }
}

async function readPosts(root: string, locale: Locale, today: string): Promise<ReadSource<PostSource>[]> {
  const folder = `content/${locale.code}/blog`
  const names = markdownFiles(join(root, folder))
  return Promise.all(names.map((name) => readPost(root, `${folder}/${name}`, locale, today)))
}

async function readPost(root: string, file: string, locale: Locale, today: string): Promise<ReadSource<PostSource>> {
  const routeOf = ({ slug }: PostFrontMatter) => `/blog/${slug ?? file.replace(/^.*\/|\.md$/g, '')}`
  const { source, problems } = await readSource(root, file, postSchema, locale, routeOf)
  if (!source) return { problems }
  const { draft, date } = source.frontMatter
  return { source: { ...source, unpublished: draft ? 'draft' : date > today ? 'scheduled' : undefined }, problems }
}
