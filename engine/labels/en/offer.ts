/** The offer of this language on pages in another. */
export const offer = { text: 'This page is available in English.', link: 'Read in English', dismiss: 'Dismiss' }

export type OfferStrings = typeof offer
