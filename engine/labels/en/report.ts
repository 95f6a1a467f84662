/** What a prepared report says, in the reader's language. */
export const report = {
  page: 'Page',
  section: 'Section',
  version: 'Packages',
  browser: 'Browser',
  selected: 'This part of it',
  cut: '… (cut here)',
  question: 'What is wrong, and what did you expect?',
}

export type ReportStrings = typeof report
