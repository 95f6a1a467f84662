import { z } from 'zod'
import type { navbarItemTypes } from '../../model/navbar.ts'

const localized = z.strictObject({ en: z.string(), ru: z.string() })
const text = z.union([z.string(), localized])
const route = z
  .string()
  .regex(/^\/(?!.*\/$)|^\/$/, 'is not a route such as /docs/introduction: begin with a slash, end without one')
const url = z.url('is not an address such as https://example.org')
const someText = z.string().min(1, 'is empty')
const severity = z.enum(['ignore', 'log', 'warn', 'throw'])

const locale = z.strictObject({
  code: z.enum(['en', 'ru']),
  label: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: z.string(),
  calendar: z.string(),
  path: z.string().regex(/^\/(?:[\w-]+\/)?$/, 'is not a path with a slash at both ends, such as /ru/'),
})

/** Keys that every item takes, and those of each type. */
const place = { type: z.string().optional(), position: z.enum(['left', 'right']).optional() }
const docs = { docsPluginId: z.string().optional() }

export const navbarItemSchemas: Readonly<Record<string, z.ZodType>> = {
  default: z.strictObject({
    ...place,
    label: text,
    to: route.optional(),
    href: url.optional(),
    icon: z.string().optional(),
  }),
  dropdown: z.strictObject({ ...place, label: text, items: z.array(z.looseObject({})).min(1, 'is empty') }),
  localeDropdown: z.strictObject(place),
  search: z.strictObject(place),
  html: z.strictObject({ ...place, value: z.string() }),
  doc: z.strictObject({ ...place, ...docs, docId: z.string(), label: text.optional() }),
  docSidebar: z.strictObject({ ...place, ...docs, sidebarId: z.string(), label: text.optional() }),
  docsVersion: z.strictObject({ ...place, ...docs, label: text.optional(), to: route.optional() }),
  docsVersionDropdown: z.strictObject({ ...place, ...docs, versions: z.array(z.string()).optional() }),
} satisfies Record<(typeof navbarItemTypes)[number], z.ZodType>

const navNode: z.ZodType = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({
      label: localized,
      page: z.string().optional(),
      collapsed: z.boolean().optional(),
      items: z.array(navNode),
    }),
  ]),
)

const version = z.strictObject({
  name: someText,
  label: text,
  isLast: z.boolean(),
  path: route.refine((path) => path !== '/', 'is the place of the front page: choose one such as /docs'),
  content: z.string(),
  mainDocId: z.string(),
  sidebars: z.record(z.string(), z.array(navNode)),
})

const link = z.strictObject({ label: text, to: route.optional(), href: url.optional() })

const footer = z.strictObject({
  links: z.array(z.union([z.strictObject({ title: text, items: z.array(link) }), link])),
  logo: z
    .strictObject({
      alt: text,
      src: z.string(),
      srcDark: z.string().optional(),
      href: z.string().optional(),
      width: z.number().positive().optional(),
      height: z.number().positive().optional(),
    })
    .optional(),
  copyright: text,
})

/** Shape of `config/site.ts`; its types and comments are in `src/model/site-config.ts`. */
export const siteConfigSchema = z.strictObject({
  title: someText,
  titleDelimiter: someText.optional(),
  tagline: localized,
  url: url.regex(/[^/]$/, 'ends with a slash: write it without'),
  base: z
    .string()
    .regex(/^\/(?:.+\/)?$/, 'is not a path with a slash at both ends, such as /some/base/')
    .optional(),
  locales: z.array(locale).min(1, 'is empty'),
  toolVersion: z.string(),
  repository: url,
  editUrl: z.string().includes('{path}', 'does not contain {path}'),
  reportUrl: url,
  navbar: z.strictObject({ items: z.array(z.looseObject({})), hideOnScroll: z.boolean().optional() }),
  footer,
  announcement: z
    .strictObject({
      id: someText,
      content: text,
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      isCloseable: z.boolean().optional(),
    })
    .optional(),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).optional(),
      switchable: z.boolean().optional(),
      respectSystem: z.boolean().optional(),
    })
    .optional(),
  docs: z.strictObject({ pluginId: z.string().optional(), versions: z.array(version).min(1, 'is empty') }),
  blog: z
    .strictObject({
      title: localized,
      description: localized,
      postsPerPage: z.number().int('is not a whole number').positive('is not a positive number').optional(),
    })
    .optional(),
  redirects: z.record(route, route).optional(),
  foldSamples: z.number().int('is not a whole number').min(5, 'is less than 5').optional(),
  tabGroups: z.record(z.string(), z.array(z.string()).min(1, 'is empty')).optional(),
  analytics: z.strictObject({ src: url, websiteId: someText }).optional(),
  search: z
    .strictObject({
      contexts: z
        .array(
          z.strictObject({
            path: z
              .string()
              .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'is not the beginning of a route such as docs, without slashes'),
            label: text,
          }),
        )
        .min(1, 'is empty')
        .optional(),
      shortcut: z
        .string()
        .regex(/^mod\+[a-z0-9/]$/, 'is not a shortcut such as mod+k: mod, a plus, and one letter or digit')
        .optional(),
      fallbackLabels: z.record(route, text).optional(),
    })
    .optional(),
  reports: z
    .strictObject({
      brokenLinks: severity.optional(),
      brokenAnchors: severity.optional(),
      brokenMarkdownLinks: severity.optional(),
      duplicateRoutes: severity.optional(),
      orphans: severity.optional(),
      missingTranslations: severity.optional(),
    })
    .optional(),
})
