import type { ResolvedConfig } from '../../config/site-config.ts'
import { scriptJson } from '../../markup/escape.ts'
import { localeNamed } from '../../model/locale.ts'
import type { Breadcrumb, PageMeta, PostMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { absoluteUrl } from './addresses.ts'

/** A thing of schema.org; a property without a value is left out of the JSON. */
type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** What the things of a page are made from. */
interface Described {
  readonly config: ResolvedConfig
  readonly meta: PageMeta
  readonly path: Path
  /** Address of the page's image, where there is one. */
  readonly image: string | undefined
}

/**
 * What search engines may know of a page beyond its text, as JSON-LD. It is a block of data: no browser runs it, and the
 * policy for scripts does not concern it.
 */
export function structuredData(described: Described): string[] {
  const things = thingsOf(described)
  if (things.length === 0) return []
  const [first] = things
  const content = things.length === 1 ? first : { '@graph': things }
  return [`<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...content })}</script>`]
}

function thingsOf(described: Described): Thing[] {
  const { meta } = described
  if (meta.kind === 'home') return [website(described)]
  if (meta.kind === 'doc') return [article('TechArticle', described, meta.updated), trail(described, meta.breadcrumbs)]
  if (meta.kind === 'post') return [post(described, meta), trail(described, meta.breadcrumbs)]
  if (meta.kind === 'blog-index') return [blog(described), trail(described, meta.breadcrumbs)]
  return 'breadcrumbs' in meta ? [trail(described, meta.breadcrumbs)] : []
}

/** The site in a language. */
function website({ config, meta }: Described): Thing {
  const { path, htmlLang } = localeNamed(config.locales, meta.locale)
  return {
    '@type': 'WebSite',
    name: config.title,
    url: absoluteUrl(config, path),
    description: meta.description,
    inLanguage: htmlLang,
  }
}

function article(type: string, { config, meta, path, image }: Described, updated: string | null): Thing {
  return {
    '@type': type,
    headline: meta.title,
    description: meta.description,
    url: absoluteUrl(config, path),
    inLanguage: localeNamed(config.locales, meta.locale).htmlLang,
    dateModified: updated ?? undefined,
    image,
  }
}

function post(described: Described, meta: PostMeta): Thing {
  return {
    ...article('BlogPosting', described, meta.updated),
    datePublished: meta.date,
    author: meta.authors.map(({ name, path }) => ({
      '@type': 'Person',
      name,
      url: absoluteUrl(described.config, path),
    })),
  }
}

/** The blog, or a page of its index. */
function blog({ config, meta, path, image }: Described): Thing {
  return {
    '@type': 'Blog',
    name: meta.title,
    description: meta.description,
    url: absoluteUrl(config, path),
    inLanguage: localeNamed(config.locales, meta.locale).htmlLang,
    image,
  }
}

/**
 * The way to a page from the front page on. A step without a page of its own is left out, and so is one that leads where
 * another leads.
 */
function trail({ config, meta, path }: Described, breadcrumbs: readonly Breadcrumb[]): Thing {
  const home = { title: config.title, path: localeNamed(config.locales, meta.locale).path }
  const above = [home, ...breadcrumbs].filter((step) => step.path !== undefined && step.path !== path)
  const paths = above.map((step) => step.path)
  const own = breadcrumbs.findLast((step) => step.path === path) ?? { title: meta.title, path }
  const steps = [...above.filter((step, index) => paths.indexOf(step.path) === index), own]
  const items = steps.map(({ title, path = '/' }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(config, path),
  }))
  return { '@type': 'BreadcrumbList', itemListElement: items }
}
