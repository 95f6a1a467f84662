// Before a command that builds or serves the site: the packages that it needs, and none of those that only checks need.
import { makeReady } from './make-ready.mjs'

await makeReady({ siteOnly: true })
