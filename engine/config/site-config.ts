import { z } from 'zod'
import { brand } from './brand-config.ts'
import { currentVersion, docs } from './docs-config.ts'
import { footer } from './footer-config.ts'
import { key, type Written } from './key.ts'
import { languageCode } from './localized-schema.ts'
import { navbar } from './navbar-config.ts'
import {
  basePath,
  calendar,
  colour,
  editPattern,
  htmlText,
  language,
  line,
  link,
  localePath,
  origin,
  route,
  someText,
  text,
  url,
} from './value-schemas.ts'

const wholeNumber = z.number().int('is not a whole number')

const locale = z.strictObject({
  code: key(
    z.string().regex(languageCode, 'is not the code of a language, such as en, de or pt-BR'),
    'Name of the folder below `content/`.',
    'en',
  ),
  label: key(line, 'Name of the language in that language.', 'English'),
  direction: key(z.enum(['ltr', 'rtl']), 'Direction of its writing.', 'ltr'),
  htmlLang: key(language, 'Tag of the language, as browsers and search engines know it.', 'en'),
  calendar: key(calendar, 'Calendar of its dates.', 'gregory'),
  path: key(localePath, 'Path of its root; that of the default language is `/`.', '/'),
})

const announcement = z.strictObject({
  id: key(someText, 'Another one shows the line again to readers who closed it.', 'release-2'),
  content: key(
    htmlText,
    'The line; it may hold HTML, as an item of the bar.',
    'Version 2 is <a href="/blog/2">out</a>.',
  ),
  backgroundColor: key(colour.optional(), 'Its ground, in numbers.', '#0b3d4f'),
  textColor: key(colour.optional(), 'Its text, in numbers.', 'oklch(0.98 0.01 90)'),
  isCloseable: key(z.boolean().optional(), 'Readers can close it.', true),
})

const colorMode = z.strictObject({
  default: key(z.enum(['light', 'dark']).default('light'), 'Theme where neither reader nor system has one.', 'light'),
  switchable: key(z.boolean().default(true), 'Readers can choose the theme.', true),
  respectSystem: key(z.boolean().default(true), 'The system decides until a reader does.', true),
})

const blog = z.strictObject({
  title: key(text, 'Name of the blog.', { en: 'Blog', ru: 'Блог' }),
  description: key(text, 'Below the name, for search engines and feed readers.', {
    en: 'What is new.',
    ru: 'Что нового.',
  }),
  postsPerPage: key(wholeNumber.positive('is not a positive number').default(10), 'Posts in a list.', 10),
})

const searchContext = z.strictObject({
  path: key(
    z.string().regex(/^[\w-]+(?:\/[\w-]+)*$/, 'is not the beginning of a route such as docs, without slashes'),
    'Beginning of its routes, without slashes.',
    'docs',
  ),
  label: key(text, 'Name of the part.', 'Documentation'),
})

const search = z.strictObject({
  contexts: key(
    z
      .array(searchContext)
      .min(1, 'is empty')
      .default([
        { path: 'docs', label: { en: 'Documentation', ru: 'Документация' } },
        { path: 'blog', label: { en: 'Blog', ru: 'Блог' } },
      ]),
    'Parts of the site that readers can search by themselves.',
    [{ path: 'docs', label: 'Documentation' }],
  ),
  shortcut: key(
    z
      .string()
      .regex(/^mod\+[a-z0-9/]$/, 'is not a shortcut such as mod+k: mod, a plus, and one letter or digit')
      .default('mod+k'),
    'Keys that open the search; `mod` is ⌘ or Ctrl.',
    'mod+k',
  ),
  fallbackLabels: key(
    z.record(route, text).default({}),
    'Breadcrumb of pages that stand in no sidebar, by the beginning of their route.',
    { '/docs/api': 'API' },
  ),
})

/** How loudly a kind of problem is reported: `throw` stops the build. */
const severity = z.enum(['ignore', 'log', 'warn', 'throw']).default('warn')

const reports = z.strictObject({
  brokenLinks: key(severity, 'Links to routes that there are not.', 'throw'),
  brokenAnchors: key(severity, 'Links to headings that there are not.', 'throw'),
  brokenMarkdownLinks: key(severity, 'Links to Markdown files that there are not.', 'throw'),
  duplicateRoutes: key(severity, 'Pages with one route.', 'throw'),
  duplicateTitles: key(severity, 'Pages with one title.', 'warn'),
  orphans: key(severity, 'Pages that no page and no sidebar leads to.', 'warn'),
  missingTranslations: key(severity, 'Pages that lack a language: a list of work, also with `--strict`.', 'log'),
  brokenTranslations: key(severity, 'Translations with other headings, or without the state of their source.', 'warn'),
  missingLabels: key(severity, 'Languages in which the engine or a feature does not say everything yet.', 'warn'),
})

const analytics = z.strictObject({
  src: key(url, 'Address of the script.', 'https://count.example.org/script.js'),
  websiteId: key(someText, 'What it knows the site by.', 'acme'),
})

/** What the owner of a site sets, each fact once: the shape of `config/site.ts`, its defaults and its meaning. */
export const siteConfigSchema = z.strictObject({
  title: key(someText, 'Name of the site.', 'Acme'),
  titleDelimiter: key(someText.default('|'), 'Between the title of a page and the name of the site.', '|'),
  brand: key(brand.prefault({}), 'What tells the site from others.', { sign: '$' }),
  tagline: key(text, 'What the site is about, in a sentence.', {
    en: 'Tools for builders',
    ru: 'Всё для стройки',
  }),
  url: key(origin, 'Address of the site, without a path.', 'https://acme.example'),
  base: key(basePath.default('/'), 'Path below that address; the variable BASE_PATH comes first.', '/docs/'),
  locales: key(z.array(locale).min(1, 'is empty'), 'Languages; the first one is the default.', [
    { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' },
  ]),
  toolVersion: key(line, 'Version of the documented tool.', '2.0.1'),
  repository: key(url, 'Address of the source.', 'https://github.com/acme/acme'),
  editUrl: key(
    editPattern,
    'Where a page is edited; `{path}` stands for its file below `content/`.',
    'https://x.example/{path}',
  ),
  reportUrl: key(url, 'Where readers report what is wrong.', 'https://github.com/acme/acme/issues/new'),
  securityContact: key(link.optional(), 'Whom to tell of a hole, in `security.txt`.', 'mailto:security@acme.example'),
  navbar: key(navbar, 'The bar at the top of each page.', { items: [{ type: 'search' }] }),
  footer: key(footer, 'The end of each page.', { links: [], copyright: '© The Acme authors' }),
  announcement: key(announcement.optional(), 'A line above the bar.', {
    id: 'release-2',
    content: 'Version 2 is out.',
  }),
  colorMode: key(colorMode.prefault({}), 'Light and dark.', { default: 'dark' }),
  features: key(
    z.array(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'is not the name of a feature such as blog')).optional(),
    'Features that the site has, by their names in `features/`; without the key all of them, with an empty list none.',
    ['blog', 'glossary'],
  ),
  docs: key(docs, 'The documentation.', { versions: [currentVersion] }),
  blog: key(
    blog.default({
      title: { en: 'Blog', ru: 'Блог' },
      description: { en: 'Articles and news, the newest first.', ru: 'Статьи и новости, новые — первыми.' },
      postsPerPage: 10,
    }),
    'Names of the blog. Without posts there is none.',
    { title: { en: 'News', ru: 'Новости' }, description: { en: 'What is new.', ru: 'Что нового.' } },
  ),
  redirects: key(z.record(route, route).optional(), 'Old routes, and where their pages are now.', {
    '/docs/old': '/docs/new',
  }),
  tabGroups: key(
    z.record(line, z.array(line).min(1, 'is empty')).optional(),
    'Tabs whose choice is remembered on all pages.',
    {
      platform: ['linux', 'macos', 'windows'],
    },
  ),
  foldSamples: key(
    wholeNumber.min(5, 'is less than 5').optional(),
    'Lines that a sample shows before the rest of it folds; without, none folds.',
    30,
  ),
  analytics: key(analytics.optional(), 'A script of somebody else, loaded last; without, there is none.', {
    src: 'https://count.example.org/script.js',
    websiteId: 'acme',
  }),
  search: key(search.prefault({}), 'The search.', { shortcut: 'mod+k' }),
  reports: key(reports.prefault({}), 'How loudly a kind of problem is reported: `throw` stops the build.', {
    orphans: 'ignore',
  }),
})

/** The configuration as its owner writes it. */
export type SiteConfig = Written<z.input<typeof siteConfigSchema>>

/** The configuration with every default filled in. */
export type ResolvedConfig = Written<z.output<typeof siteConfigSchema>>
