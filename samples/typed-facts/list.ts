import type { TypedFact } from './check-typed.ts'

/** Every typed fact on a line of its own, how many there are, and how many stand typed on more than one page. */
export function listTyped(found: readonly TypedFact[]): string {
  const pages = new Map<string, Set<string>>()
  for (const { fact, page } of found) pages.set(fact.name, (pages.get(fact.name) ?? new Set()).add(page.translationKey))
  const onSeveral = [...pages].filter(([, all]) => all.size > 1)
  return [
    ...found.map(({ fact, page, line, typed }) => `${page.file}:${line}  ${fact.name}: ${typed}`),
    `${found.length} places type ${pages.size} facts that probes measure`,
    `${onSeveral.length} of these facts stand typed on more than one page`,
    ...onSeveral.map(([name, all]) => `       ${name} on ${all.size} pages: ${[...all].sort().join(', ')}`),
  ].join('\n')
}
