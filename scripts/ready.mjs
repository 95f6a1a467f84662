// Before a command that checks, measures or edits: all packages and, with --browser, Chromium.
import { makeReady } from './make-ready.mjs'

await makeReady({ browser: process.argv.includes('--browser') })
