import { writeFileSync } from 'node:fs'
import { readCommandLine } from '../../command-line/options.ts'
import { publishedSources } from '../content/published-sources.ts'
import { formatProblem } from '../problem.ts'
import { loadSite } from '../site/load-site.ts'
import { routesFile, routesText, vanishedRoutes } from './kept-routes.ts'

readCommandLine({ usage: `npm run routes: writes every route of the site into ${routesFile}`, options: {} })

const { config } = await loadSite('.')
const sources = publishedSources('.', config)
const vanished = vanishedRoutes('.', config, sources)
for (const problem of vanished) console.error(formatProblem(problem))
if (vanished.length > 0) process.exitCode = 1
else writeFileSync(routesFile, routesText(sources))
