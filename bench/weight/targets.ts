/** Most bytes of a first load in kB (1,000 bytes), texts after brotli. The test of the real pages uses them as well. */
export const targets = {
  script: 75,
  stylesheet: 10,
  document: 15,
  font: { en: 26, ru: 36 },
  /** All that the front page needs until its shell is hydrated. */
  home: { en: 120, ru: 140 },
} as const
