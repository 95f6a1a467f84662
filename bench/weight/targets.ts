/** Most bytes of a first load in kB (1,000 bytes), texts after brotli. The test of the real pages uses them as well. */
export const targets = {
  script: 75,
  stylesheet: 10,
  document: 15,
  font: { en: 34, ru: 54 },
  /** HTML, stylesheets that the first paint waits for, and preloaded fonts. */
  firstPaint: { en: 60, ru: 78 },
} as const
