import type { Feature } from '../../engine/feature.ts'

/** Fences of Mermaid and DOT become drawings. */
export const diagrams = {
  name: 'diagrams',
  article: async () => (await import('./article.ts')).article,
} satisfies Feature
