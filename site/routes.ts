import { writeFileSync } from 'node:fs'
import { publishedSources } from '../engine/assemble/published-sources.ts'
import { chosenFeatures } from '../engine/build/chosen-features.ts'
import { readCommandLine } from '../engine/command-line/options.ts'
import { loadSite } from '../engine/config/load-site.ts'
import { formatProblem } from '../engine/problems/problem.ts'
import { routesFile, routesText, vanishedRoutes } from '../engine/read/routes/kept-routes.ts'
import { features } from './features.ts'

readCommandLine({ usage: `npm run routes: writes every route of the site into ${routesFile}`, options: {} })

const loaded = await loadSite('.')
const { config } = loaded
const sources = publishedSources('.', config, chosenFeatures(features, loaded))
const vanished = vanishedRoutes('.', config, sources)
for (const problem of vanished) console.error(formatProblem(problem))
if (vanished.length > 0) process.exitCode = 1
else writeFileSync(routesFile, routesText(sources))
