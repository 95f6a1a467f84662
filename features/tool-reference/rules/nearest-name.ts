import { nearest, suggestion } from '../../../engine/model/nearest.ts'
import type { Said } from './problem.ts'

/** The name that somebody most likely meant or, where nothing is near, the list of what there is. */
export function nearestName(name: string, known: readonly string[]): Said {
  return { en: suggestion(name, known), ru: inRussian(name, known) }
}

function inRussian(name: string, known: readonly string[]): string {
  const match = nearest(name, known)
  if (match) return `Возможно, имелось в виду «${match}»?`
  return known.length > 0 ? `Известные имена: ${known.join(', ')}.` : 'Здесь нет ни одного имени.'
}
