import type { Feature } from '../../engine/feature.ts'

/** A form puts a command of the tool together. */
export const command = {
  name: 'command',
  article: async () => (await import('./article.ts')).article,
} satisfies Feature
