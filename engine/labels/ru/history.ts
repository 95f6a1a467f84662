import type { HistoryStrings } from '../en/history.ts'

export const historyRu: HistoryStrings = {
  morePages: {
    one: 'и ещё {count} страница',
    few: 'и ещё {count} страницы',
    many: 'и ещё {count} страниц',
    other: 'и ещё {count} страницы',
  },
  unknown: 'История здесь неизвестна: сайт собран без Git или из неполного клона.',
  feedTitle: 'Изменения документации {site}',
  feedDescription: 'Что изменилось на страницах — словами тех, кто их менял.',
}
