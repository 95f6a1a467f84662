import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/contracts/**/*.test.ts', 'tests/e2e/**/*.test.ts'],
    // For a slow machine under load; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // A browser and a build are among them: more at once are slower together, and less even.
    maxWorkers: 2,
  },
})
