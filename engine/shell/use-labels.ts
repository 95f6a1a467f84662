import { type Labels, labelsIn } from '../labels/labels-in.ts'
import { useLocale } from './context.tsx'

/** Labels in the language on screen. It is not part of the context, which every page loads. */
export function useLabels<T>(labels: Labels<T>): T {
  return labelsIn(labels, useLocale())
}
