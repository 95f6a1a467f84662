import type { Feature } from '../../engine/feature.ts'

/** Formulas are set. */
export const math = {
  name: 'math',
  article: () => import('./article.ts'),
} satisfies Feature
