/** Most bytes of a first load in kB (1,000 bytes), texts after brotli. The test of the real pages uses them as well. */
export const targets = {
  /** 77.9 with React, which comes when a reader reaches for what it draws. 13.8 of it at once, the rest when the browser is idle. */
  script: 16,
  /** Of styles, which are part of the document: the first paint waits for no second answer. That of every page has 10.03. */
  styles: 10.5,
  /** Without them. A letter of Russian is two bytes; 15 there too, until the sidebar had 210 entries (3.2 kB of the 15.7 of the heaviest page); 16.2 since every group in it is a link; 16.6 with the labels of the client and its controls, which came with scripts before. */
  document: { en: 15, ru: 16.6 },
  font: { en: 26, ru: 36 },
  /** All that the front page needs until its shell answers and the buttons of the sample in its first screen. 119.5 and 131 when that sample brought React with it. */
  home: { en: 62, ru: 73.5 },
} as const
