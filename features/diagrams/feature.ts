import type { Feature } from '../../engine/feature.ts'

/** Fences of Mermaid and DOT become drawings. */
export const diagrams = {
  name: 'diagrams',
  article: () => import('./article.ts'),
} satisfies Feature
