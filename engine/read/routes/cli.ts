import { writeFileSync } from 'node:fs'
import { readCommandLine } from '../../command-line/options.ts'
import { loadSite } from '../../config/load-site.ts'
import { formatProblem } from '../../problems/problem.ts'
import { publishedSources } from '../published-sources.ts'
import { routesFile, routesText, vanishedRoutes } from './kept-routes.ts'

readCommandLine({ usage: `npm run routes: writes every route of the site into ${routesFile}`, options: {} })

const { config } = await loadSite('.')
const sources = publishedSources('.', config)
const vanished = vanishedRoutes('.', config, sources)
for (const problem of vanished) console.error(formatProblem(problem))
if (vanished.length > 0) process.exitCode = 1
else writeFileSync(routesFile, routesText(sources))
