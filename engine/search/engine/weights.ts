// Everything that a ranking depends on. Change it here, run `npm run search` on a query and the judged list after it.

/** BM25: how soon more of the same word stops counting, and how much the length of a field counts. */
export const k1 = 1.2
export const b = 0.75

/** What a word counts in each field. */
export const fieldWeights = {
  title: 12,
  heading: 7,
  keywords: 5,
  symbols: 2,
  text: 1.6,
  code: 0.8,
  /** Keywords where the query is a name: they lead to the page, and its place is somewhere on it. */
  keywordsOfName: 2,
  /** The title of its page and its keywords, for a section with a heading of its own. */
  pageTitle: 1.6,
  pageKeywords: 0.8,
} as const

/** What is left of a word that is found in another way than letter by letter. */
export const factors = {
  /** A whole word: the more of it was typed the more. */
  prefix: (typed: number, whole: number) => 0.35 + 0.5 * (typed / whole),
  /** Another form of the same word that the stemmer keeps apart. */
  form: 0.95,
  /** Another word of the same root; one without the prefix of the typed one. */
  related: 0.55,
  withoutPrefix: 0.45,
  /** The typed word goes on where the found one ends. */
  shorter: 0.5,
  layout: 0.9,
  typo: (distance: number) => 0.6 / distance,
  /** Words that were typed apart and are written together. */
  together: 0.9,
  otherLanguage: 0.8,
} as const

/** An identifier found just as it was typed counts more than its words do. */
export const wholeWeight = 2
export const joinedWeight = 1.5
/** A stop word in a title or heading. */
export const stopWordWeight = 0.3
/** Two words of the query that stand side by side in a heading or in what a program printed. */
export const pairWeight = 0.6

/** What the whole score is raised by when the query is all of a title or heading. */
export const sameHeading = 1.6
export const sameTitle = 2.4

/** The same when the query has all of the title or heading, and other words beside it. */
export const wholeHeading = 1.25

/** The same for the place that defines the name which is the query: by the name as code writes it, or by its words. */
export const defines = { byName: 3, byWord: 2, byWords: 1.6 } as const

/** The same where only what the name is a member of is defined: `$.parallel` for `parallel.settled`. */
export const definesOwner = 2

/** What is left of a section that tells what is wrong with a thing: where it is described comes first. */
export const issueFactors = { ofName: 0.25, ofWords: 0.75 } as const

/** What is left of a tool where the query does not say all of its title: it has words of what others teach. */
export const toolFactor = 0.4

/** What the score of a page that shows how to do something is raised by, where so many words name a task. */
export const guideFactor = 1.3
export const taskWords = 3

/** What is left of a section that has the words of an identifier, but not as it was typed. */
export const withoutName = 0.5

/** What the whole score is raised by when all words of the query stand side by side as they do in it. */
export const phraseBonus = 0.6

/** What a word counts for that only the title or the keywords of the page have. */
export const inheritedCoverage = 0.6

/** How hard it is on a section that it lacks words of the query. */
export const coveragePower = 2
/** Sections with less than this share of what the best one has of the query are not shown. */
export const leastCoverage = 0.45

/** Letters of a word from which on one and two typing errors are forgiven. */
export const typoLengths = [4, 8] as const

/** Letters from which on words of the text are completed; titles and headings are completed from the first. */
export const textPrefix = 3
export const maxCompletions = 60
/** Words of a query that are corrected. */
export const maxCorrected = 4
/** Corrections tried for a word. */
export const maxCorrections = 3
