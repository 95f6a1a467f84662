import { checkEveryPage } from '../../e2e/checks/every-page.ts'
import { describe } from '../../e2e/harness/it.ts'
import { changedPages } from './parts/changed-pages.ts'

describe('every page of this site', () => checkEveryPage('real', changedPages()))
