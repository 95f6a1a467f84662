// Before a command that checks, measures or edits: all packages and, with --browser, Chromium, with --tools the tools that
// samples show.
import { makeReady } from './make-ready.mjs'

await makeReady({ tools: process.argv.includes('--tools'), browser: process.argv.includes('--browser') })
