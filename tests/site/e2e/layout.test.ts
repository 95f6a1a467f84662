import { checkButtonOverCode } from '../../e2e/checks/button-over-code.ts'
import { checkDoubleText, checkFixedHeight, checkNarrow } from '../../e2e/checks/reflow.ts'
import { describe } from '../../e2e/harness/it.ts'

const installation = '/ru/docs/introduction/installation'

describe('a window of 320 px', () => {
  checkNarrow([
    ['real', '/'],
    ['real', installation],
  ])
})

describe('text of 200 %', () => {
  checkDoubleText([
    ['real', '/', 1280],
    ['real', installation, 1280],
  ])
})

describe('what is fixed takes at most a fifth of the height', () => {
  checkFixedHeight([
    ['real', '/', 'ru-RU'],
    ['real', '/blog', 'en-US'],
  ])
})

describe('the button that leads back', () => {
  checkButtonOverCode([
    ['real', '/docs/introduction/quick-start', 360, 740],
    ['real', '/', 1280, 800],
  ])
})
