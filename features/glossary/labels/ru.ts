import type { GlossaryStrings } from './en.ts'

export const ru: GlossaryStrings = {
  term: 'Термин',
  translation: 'По-английски',
  means: 'Что это значит',
  more: 'Подробнее',
}
