import { tabsParameter } from '../../model/inline-script-keys.ts'

/** Tabs that an address chooses, by their group: `?tabs=target:ssh,platform:macos`. */
export function choicesIn(search: string): Record<string, string> {
  const list = new URLSearchParams(search).get(tabsParameter) ?? ''
  const pairs = list.split(',').map((choice) => choice.split(':'))
  return Object.fromEntries(pairs.flatMap(([group, value]) => (group && value ? [[group, value]] : [])))
}

/** The address with another choice of a group; undefined where it names no tab of that group. */
export function withChoice(href: string, group: string, value: string): string | undefined {
  const url = new URL(href)
  const choices = choicesIn(url.search)
  if (choices[group] === undefined) return undefined
  const list = Object.entries({ ...choices, [group]: value }).map((choice) => choice.join(':'))
  url.searchParams.delete(tabsParameter)
  const others = url.searchParams.toString()
  // As it was written: `URLSearchParams` would encode colons and commas.
  url.search = [others, `${tabsParameter}=${list.join(',')}`].filter(Boolean).join('&')
  return url.href
}
