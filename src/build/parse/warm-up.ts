import { parseArticle } from '../markdown/pipeline.ts'
import type { WarmUp } from './job.ts'

/** A bit of all that most pages have. */
const text = `A paragraph with \`code\` and a [link](https://example.com), *stress* and **more**:

- an item

| a | b |
| - | - |
| 1 | 2 |

## Heading

\`\`\`ts
import { $ } from '@xec-sh/core'

const hosts: readonly string[] = ['web-1', 'web-2']
for (const host of hosts) {
  const result = await $.ssh({ host, port: 22 })\`systemctl restart \${host}\`.nothrow()
  if (!result.ok) throw new Error(\`\${host} failed: \${result.stderr}\`) // and stop
}
\`\`\`

\`\`\`console
$ xec run deploy.ts --host "web-1" | tee log
done
\`\`\`

\`\`\`yaml
targets:
  web: { host: web-1 } # one
\`\`\`
`

/**
 * Parses a text that is no page: what a thread must read and compile for the first one is ready when it comes. Meant for
 * a thread that has nothing to do yet.
 */
export async function warm(what: WarmUp): Promise<void> {
  const place = { file: 'content/en/docs/page.md', locale: 'en', localePath: '/', base: '/', bodyOffset: 0 } as const
  const site = { siteUrl: 'https://example.com', pageUrl: 'https://example.com/docs/page', toolVersion: '0' }
  const source = what === 'samples' ? text : text.replaceAll(/^```\w+$/gm, '```')
  await parseArticle(source, { ...place, ...site, folders: [], tabGroups: {} })
}
