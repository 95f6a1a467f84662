import { readCommandLine } from '../../../engine/command-line/options.ts'
import { formatProblem } from '../../../engine/problems/problem.ts'
import { checkTerms } from './check-terms.ts'

const { words } = readCommandLine({
  usage: 'npm run terms -- [page …]   (a page is a part of its path, such as docs/introduction)',
  takesWords: true,
  options: {},
})

const findings = checkTerms('.').filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
for (const finding of findings) console.log(formatProblem(finding))
console.log(findings.length === 0 ? 'No rejected term.' : `${findings.length} rejected terms`)
process.exitCode = findings.length > 0 ? 1 : 0
