import type { Site } from '../assemble/site.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'
import { localizedPath, type Path } from '../model/route.ts'
import { ProblemError } from '../problems/problem.ts'
import type { PageFeature } from '../render/page-feature.ts'
import { ownFiles } from '../render/site-files/own-files.ts'
import { checkConfigLinks } from './config-links.ts'
import { checkHeadings } from './headings.ts'
import { checkLabels } from './labels.ts'
import { checkLinks } from './links.ts'
import { checkOrphans } from './orphans.ts'
import { reportProblems, type Warn } from './report.ts'
import { checkDuplicateRoutes } from './routes.ts'
import { checkDuplicateTitles } from './titles.ts'
import { checkTranslations, staleTranslations } from './translations.ts'

/** Routes of the site besides its documentation. */
const ownRoutes = ['/', '/404', '/search']

/**
 * Everything that only the whole site can tell to be wrong.
 * @param found what was found before, while the site was read
 * @returns the files of translations that are older than their source.
 * @throws ProblemError for what stops the build.
 */
export function checkSite(
  site: Site,
  features: readonly PageFeature[],
  warn: Warn,
  found: readonly ReportedProblem[],
): { stale: string[] } {
  if (site.problems.length > 0) throw new ProblemError(site.problems)
  const { config } = site.loaded
  const pages = config.locales.flatMap((locale) => ownRoutes.map((route) => localizedPath(route, locale)))
  const files = [...ownFiles(config), ...features.flatMap(({ paths }) => paths?.(site) ?? [])]
  const own = new Set<Path>([...pages, ...files, ...blogPaths(site)])
  const problems = [
    ...found,
    ...checkDuplicateRoutes(site.sources, own),
    ...checkDuplicateTitles(site),
    ...checkHeadings(site),
    ...checkLinks(site, own),
    ...checkConfigLinks(site, own),
    ...checkOrphans(site),
    ...checkTranslations(site),
    ...checkLabels(config.locales, features),
  ]
  reportProblems(problems, config.reports, warn)
  return { stale: staleTranslations(site) }
}

/** Posts and their lists. */
function blogPaths({ blog }: Site): Path[] {
  return [...blog.posts.map(({ source }) => source.path), ...blog.lists.map(({ path }) => path)]
}
