/** Loads what few readers need. */
export const rarely = () => import('./rare.ts').then(({ rare }) => rare)
