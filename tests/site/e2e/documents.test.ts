import { checkDocuments } from '../../e2e/checks/documents.ts'
import { checkHeads } from '../../e2e/checks/heads.ts'
import { checkMarkdown } from '../../e2e/checks/markdown.ts'
import { describe } from '../../e2e/harness/it.ts'

const site = { name: 'real', title: 'Xec', delimiter: '|', address: 'https://xec.sh/' } as const

describe('every document of this site', () => checkDocuments(site))
describe('what the pages of this site say of themselves', () => checkHeads(site))
describe('the Markdown of every page of this site', () => checkMarkdown('real'))
