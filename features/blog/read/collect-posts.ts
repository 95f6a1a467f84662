import type { ReportedProblem } from '../../../engine/config/reported-problem.ts'
import type { SiteConfig } from '../../../engine/config/site-config.ts'
import type { Locale } from '../../../engine/model/locale.ts'
import type { Path } from '../../../engine/model/route.ts'
import type { Problem } from '../../../engine/problems/problem.ts'
import { pageFiles } from '../../../engine/read/page-files.ts'
import { type ReadSource, readSource } from '../../../engine/read/read-source.ts'
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
  /** Posts with the slug of another one, which readers get in their place. */
  readonly duplicates: readonly ReportedProblem[]
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
export function collectPosts(root: string, config: SiteConfig, { unpublished, today }: CollectOptions): CollectedPosts {
  const declared = readBlogNames(root)
  const read = config.locales.flatMap((locale) => readPosts(root, locale, today))
  const { posts: all, duplicates } = withoutDuplicates(read.flatMap(({ source }) => source ?? []))
  const isLeftOut = (source: PostSource) => source.unpublished !== undefined && !unpublished
  // Where authors.yml or tags.yml is broken, every use of its names would be reported as well.
  const unsound = declared.problems.length > 0 ? [] : checkPosts(all, declared.names)
  return {
    posts: all.filter((source) => !isLeftOut(source)),
    leftOut: all.filter(isLeftOut),
    names: declared.names,
    duplicates,
    problems: [...declared.problems, ...read.flatMap(({ problems }) => problems), ...unsound],
  }
}

/** Of several posts with one slug in one language, the first. */
function withoutDuplicates(sources: readonly PostSource[]) {
  const posts = new Map<Path, PostSource>()
  const duplicates: ReportedProblem[] = []
  for (const source of sources) {
    const first = posts.get(source.path)
    if (first) duplicates.push(duplicateOf(source, first))
    else posts.set(source.path, source)
  }
  return { posts: [...posts.values()], duplicates }
}

function duplicateOf({ file, keyLines, route }: PostSource, first: PostSource): ReportedProblem {
  const message = `The slug "${route.slice('/blog/'.length)}" belongs to ${first.file} already: nobody would see this post.`
  const hint = 'Rename one of the two files, or give it another slug.'
  return { kind: 'duplicateRoutes', file, line: keyLines.get('slug') ?? 1, message, hint }
}

function readPosts(root: string, locale: Locale, today: string): ReadSource<PostSource>[] {
  const folder = `content/${locale.code}/blog`
  const { names, problems } = pageFiles(root, folder)
  return [{ problems }, ...names.map((name) => readPost(root, `${folder}/${name}`, locale, today))]
}

function readPost(root: string, file: string, locale: Locale, today: string): ReadSource<PostSource> {
  const routeOf = ({ slug }: PostFrontMatter) => `/blog/${slug ?? file.replace(/^.*\/|\.md$/g, '')}`
  const { source, problems } = readSource(root, file, postSchema, locale, routeOf)
  if (!source) return { problems }
  const { draft, date } = source.frontMatter
  return { source: { ...source, unpublished: draft ? 'draft' : date > today ? 'scheduled' : undefined }, problems }
}
