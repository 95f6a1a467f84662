import { checkEveryPage } from './checks/every-page.ts'
import { describe, type SiteName } from './harness/it.ts'

const sites: readonly SiteName[] = ['versions', 'base', 'plain', 'blog']

describe.each(sites)('every page of the site %s', (site) => checkEveryPage(site))
