import { z } from 'zod'
import { localeCodes } from '../model/locale.ts'
import type { navbarItemTypes } from '../model/navbar.ts'
import {
  basePath,
  below,
  calendar,
  colour,
  editPattern,
  htmlLine,
  htmlText,
  icon,
  language,
  line,
  link,
  localePath,
  localized,
  origin,
  picture,
  route,
  someText,
  text,
  url,
} from './value-schemas.ts'

/** Level of a kind of problem. */
const severity = z.enum(['ignore', 'log', 'warn', 'throw']).default('warn')

const locale = z.strictObject({
  code: z.enum(localeCodes),
  label: line,
  direction: z.enum(['ltr', 'rtl']),
  htmlLang: language,
  calendar,
  path: localePath,
})

/** Keys that every item takes, and those of each type. */
const place = { type: z.string().optional(), position: z.enum(['left', 'right']).optional() }
const docs = { docsPluginId: line.optional() }

export const navbarItemSchemas: Readonly<Record<string, z.ZodType>> = {
  default: z.strictObject({
    ...place,
    label: text,
    to: route.optional(),
    href: link.optional(),
    icon: icon.optional(),
  }),
  dropdown: z.strictObject({ ...place, label: text, items: z.array(z.looseObject({})).min(1, 'is empty') }),
  localeDropdown: z.strictObject(place),
  search: z.strictObject(place),
  html: z.strictObject({ ...place, value: htmlLine }),
  doc: z.strictObject({ ...place, ...docs, docId: line, label: text.optional() }),
  docSidebar: z.strictObject({ ...place, ...docs, sidebarId: line, label: text.optional() }),
  docsVersion: z.strictObject({ ...place, ...docs, label: text.optional(), to: route.optional() }),
  docsVersionDropdown: z.strictObject({ ...place, ...docs, versions: z.array(line).optional() }),
} satisfies Record<(typeof navbarItemTypes)[number], z.ZodType>

const navNode: z.ZodType = z.lazy(() =>
  z.union([
    line,
    z.strictObject({
      label: localized,
      page: line.optional(),
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
  content: below,
  mainDocId: line,
  sidebars: z.record(line, z.array(navNode)),
})

const footerLink = z.strictObject({ label: text, to: route.optional(), href: link.optional() })

const footer = z.strictObject({
  links: z.array(z.union([z.strictObject({ title: text, items: z.array(footerLink) }), footerLink])),
  logo: z
    .strictObject({
      alt: text,
      src: picture,
      srcDark: picture.optional(),
      href: link.optional(),
      width: z.number().positive().optional(),
      height: z.number().positive().optional(),
    })
    .optional(),
  copyright: htmlText,
})

/** Shape of `config/site.ts` with all defaults; its types and comments are in `engine/model/site-config.ts`. */
export const siteConfigSchema = z.strictObject({
  title: someText,
  titleDelimiter: someText.default('|'),
  tagline: localized,
  url: origin,
  base: basePath.default('/'),
  locales: z.array(locale).min(1, 'is empty'),
  toolVersion: line,
  repository: url,
  editUrl: editPattern,
  reportUrl: url,
  securityContact: link.optional(),
  navbar: z.strictObject({ items: z.array(z.looseObject({})), hideOnScroll: z.boolean().optional() }),
  footer,
  announcement: z
    .strictObject({
      id: someText,
      content: htmlText,
      backgroundColor: colour.optional(),
      textColor: colour.optional(),
      isCloseable: z.boolean().optional(),
    })
    .optional(),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      switchable: z.boolean().default(true),
      respectSystem: z.boolean().default(true),
    })
    .prefault({}),
  docs: z.strictObject({ pluginId: line.default('default'), versions: z.array(version).min(1, 'is empty') }),
  blog: z
    .strictObject({
      title: localized,
      description: localized,
      postsPerPage: z.number().int('is not a whole number').positive('is not a positive number').default(10),
    })
    .prefault({
      title: { en: 'Blog', ru: 'Блог' },
      description: { en: 'Articles and news, the newest first.', ru: 'Статьи и новости, новые — первыми.' },
    }),
  redirects: z.record(route, route).optional(),
  foldSamples: z.number().int('is not a whole number').min(5, 'is less than 5').optional(),
  tabGroups: z.record(line, z.array(line).min(1, 'is empty')).optional(),
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
        .default([
          { path: 'docs', label: { en: 'Documentation', ru: 'Документация' } },
          { path: 'blog', label: { en: 'Blog', ru: 'Блог' } },
        ]),
      shortcut: z
        .string()
        .regex(/^mod\+[a-z0-9/]$/, 'is not a shortcut such as mod+k: mod, a plus, and one letter or digit')
        .default('mod+k'),
      fallbackLabels: z.record(route, text).default({}),
    })
    .prefault({}),
  reports: z
    .strictObject({
      brokenLinks: severity,
      brokenAnchors: severity,
      brokenMarkdownLinks: severity,
      duplicateRoutes: severity,
      duplicateTitles: severity,
      orphans: severity,
      missingTranslations: severity,
      brokenTranslations: severity,
    })
    .prefault({}),
})
