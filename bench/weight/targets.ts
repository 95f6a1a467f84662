/** Most bytes of a first load in kB (1,000 bytes), texts after brotli. The test of the real pages uses them as well. */
export const targets = {
  /** 75 until pages followed changed contents and links in view were fetched ahead: 1.5 kB of code. React's part leaves no room; 76.03 with the names of two more sheets and five links of the footer; 76.5 since tools share the bundler's 0.4 kB for CommonJS, which is a file of its own then; 76.8 since what a search is made of is asked for before the shell is there: 0.2 kB for 0.4 s until the first hits on a phone; 77.9 since every way a load can end is taken care of, and lost code of the search is said to be lost: 1 kB that is to be found again. */
  script: 77.9,
  /** Of styles, which are part of the document: the first paint waits for no second answer. That of every page has 10.03. */
  styles: 10.5,
  /** Without them. A letter of Russian is two bytes; 15 there too, until the sidebar had 210 entries (3.2 kB of the 15.7 of the heaviest page); 16.2 since every group in it is a link. */
  document: { en: 15, ru: 16.2 },
  font: { en: 26, ru: 36 },
  /** All that the front page needs until its shell is hydrated. 121 in English until the tools: 122.6 with their entries in the shell's data and 0.4 kB more of scripts; 123.9 with the kilobyte of scripts above; 124.1 with a view of each icon, without which WebKit shows slivers. */
  home: { en: 124.1, ru: 140 },
} as const
