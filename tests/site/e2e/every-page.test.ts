import { checkEveryPage } from '../../e2e/checks/every-page.ts'
import { describe } from '../../e2e/harness/it.ts'

describe('every page of this site reports nothing on the console and keeps to the policy', () => checkEveryPage('real'))
