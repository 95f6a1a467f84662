import type { GlossaryStrings } from './en.ts'

export const ru: GlossaryStrings = {
  term: 'Термин',
  means: 'Что это значит',
  more: 'Подробнее',
}
