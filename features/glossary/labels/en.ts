/** `:::glossary`: heads of its table, and the link to the page that explains a term. */
export const en = { term: 'Term', means: 'What it means', more: 'More' }

export type GlossaryStrings = typeof en
