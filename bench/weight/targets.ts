/** Most bytes of a first load in kB (1,000 bytes), texts after brotli. The test of the real pages uses them as well. */
export const targets = {
  /** 75 until pages followed changed contents and links in view were fetched ahead: 1.5 kB of code. React's part leaves no room. */
  script: 76,
  stylesheet: 10,
  document: 15,
  font: { en: 26, ru: 36 },
  /** All that the front page needs until its shell is hydrated. */
  home: { en: 121, ru: 140 },
} as const
