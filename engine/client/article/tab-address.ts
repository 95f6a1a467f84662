import { tabsParameter } from '../../model/inline-script-keys.ts'

/** Tabs that an address chooses, by their group: `?tabs=target:ssh,platform:macos`. */
export function choicesIn(search: string): Record<string, string> {
  const list = new URLSearchParams(search).get(tabsParameter) ?? ''
  const pairs = list.split(',').map((choice) => choice.split(':'))
  return Object.fromEntries(pairs.flatMap(([group, value]) => (group && value ? [[group, value]] : [])))
}

/** The address with these choices beside its own, which they replace. */
export function withChoices(href: string, choices: Readonly<Record<string, string>>): string {
  const url = new URL(href)
  const list = Object.entries({ ...choicesIn(url.search), ...choices }).map((choice) => choice.join(':'))
  if (list.length === 0) return href
  url.searchParams.delete(tabsParameter)
  const others = url.searchParams.toString()
  // As it was written: `URLSearchParams` would encode colons and commas.
  url.search = [others, `${tabsParameter}=${list.join(',')}`].filter(Boolean).join('&')
  return url.href
}
