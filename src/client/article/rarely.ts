/** Loads what few readers need. */
export const rarely = async () => (await import('./rare.ts')).rare
