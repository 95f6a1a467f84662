import { literal } from '../literal.ts'
import type { Environment } from './measured.ts'
import type { TimeoutSettings } from './schedule.ts'

/** How a script comes to its engine in each place. */
const engines: Readonly<Record<Environment, string>> = {
  local: 'const here = $.local();',
  ssh: `const here = $.ssh({
  host: 'web-1.example.com',
  username: 'deploy',
  password: process.env.SSH_PASSWORD,
});`,
  docker: "const here = $.docker({ container: 'web' });",
  k8s: "const here = $.k8s({ pod: 'web-0', namespace: 'shop' });",
}

/** The TypeScript of a command with its timeout. */
export function code({ place, timeout }: TimeoutSettings): string {
  const call = place === 'k8s' ? 'here.exec' : 'here'
  const limit = timeout === undefined ? '' : `.timeout(${literal(timeout)})`
  return `import { $ } from '@xec-sh/core';

${engines[place]}

const result = await ${call}\`./backup.sh\`${limit}.nothrow();
console.log(result.ok ? 'done' : \`failed: \${result.stderr}\`);
${place === 'ssh' ? '\nawait $.dispose();\n' : ''}`
}
