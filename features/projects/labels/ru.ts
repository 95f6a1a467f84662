import type { ProjectStrings } from './en.ts'

export const ru: ProjectStrings = {
  files: 'Все файлы этой страницы в архиве',
  fetch: 'Или скачайте и распакуйте их одной строкой:',
}
