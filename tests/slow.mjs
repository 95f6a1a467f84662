const build = [
  ...[
    'cache',
    'changes',
    'code-change',
    'levels',
    'offline-lists',
    'output',
    'pictures',
    'pipeline-failure',
    'precompress',
  ],
  ...['prune', 'publish', 'refused', 'site-files', 'social-images', 'starter', 'thread-memory'],
]
const others = ['bundle', 'command-line', 'commands', 'fuzz', 'install-lock', 'site-packages', 'system-package']

/**
 * Contracts that build whole sites, start commands again and again, or try hundreds of inputs: `npm run check` leaves them
 * to `npm test`.
 */
export const slow = [...build.map((name) => `build/${name}`), ...others].map(
  (name) => `tests/contracts/${name}.test.ts`,
)
