import type { HighlightStrings } from '../en/highlight.ts'

export const highlight: HighlightStrings = { clear: 'Убрать выделение' }
