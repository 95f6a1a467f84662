import type { Feature } from '../../engine/feature.ts'

/** Formulas are set. */
export const math = {
  name: 'math',
  article: async () => (await import('./article.ts')).article,
} satisfies Feature
