import type { ReportStrings } from '../en/report.ts'

export const report: ReportStrings = {
  page: 'Страница',
  section: 'Раздел',
  version: 'Пакеты',
  browser: 'Браузер',
  selected: 'Речь об этом месте',
  cut: '… (дальше обрезано)',
  question: 'Что не так и чего вы ожидали?',
}
