import type { History } from './history.ts'

/** Days of the last change (`2026-11-21`) by path from the site's root; a file without history is not in it. */
export type UpdatedDays = ReadonlyMap<string, string>

/** The day of the last change of each file. */
export function updatedDays(history: History): UpdatedDays {
  const days = new Map<string, string>()
  for (const { day, files } of history) {
    for (const file of files) if (!days.has(file)) days.set(file, day)
  }
  return days
}

/** The day of the newest change of all; null where no file has a history. */
export function newestDay(days: UpdatedDays): string | null {
  return [...days.values()].sort().at(-1) ?? null
}
