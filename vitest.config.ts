import { defineConfig } from 'vitest/config'
import { slow } from './tests/slow.mjs'

/** What tests of the engine open is theirs, so that an edit of a page changes no result of them. */
const apart = { setupFiles: 'tests/apart.ts' }

/** One browser for all files of a worker: to start one, and a process, takes longer than many files. */
const inBrowser = { isolate: false, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    // For a slow machine under load; a test that hangs still ends.
    // The first test of a file that asks for all documents of the site parses more than 400.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // A browser and a build are among them: more at once are slower together, and less even.
    maxWorkers: 2,
    // They import JSON in a way that bundlers know and Node does not.
    server: { deps: { inline: [/@actions\//] } },
    projects: [
      // Each file in a process of its own would load the pipeline forty times over: a fifth of the time.
      {
        extends: true,
        test: { name: 'contracts', include: ['tests/contracts/**/*.test.ts'], exclude: slow, isolate: false, ...apart },
      },
      { extends: true, test: { name: 'commands', include: slow, isolate: false, ...apart } },
      { extends: true, test: { name: 'examples', include: ['tests/examples/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'search', include: ['tests/search/**/*.test.ts'], isolate: false, ...apart } },
      {
        extends: true,
        test: {
          ...{ name: 'e2e', include: ['tests/e2e/**/*.test.ts'], ...inBrowser, ...apart },
          globalSetup: 'tests/e2e/harness/global-setup.ts',
        },
      },
      // What reads the content of this site runs again after an edit of a page; nothing above does.
      { extends: true, test: { name: 'site', include: ['tests/site/content/**/*.test.ts'], isolate: false } },
      { extends: true, test: { name: 'site-search', include: ['tests/site/search/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...{ name: 'site-e2e', include: ['tests/site/e2e/**/*.test.ts'], ...inBrowser },
          globalSetup: 'tests/site/e2e/global-setup.ts',
        },
      },
    ],
  },
})
