import type { GroupStrings } from '../en/group.ts'

export const groupRu: GroupStrings = {
  about: {
    one: 'В этом разделе {count} страница: {pages}.',
    few: 'В этом разделе {count} страницы: {pages}.',
    many: 'В этом разделе {count} страниц: {pages}.',
    other: 'В этом разделе {count} страницы: {pages}.',
  },
  more: 'ещё {count}',
  kinds: { tutorial: 'Урок', 'how-to': 'Инструкция', reference: 'Справочник', explanation: 'Объяснение' },
  targets: { local: 'Локально', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
}
