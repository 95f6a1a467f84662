import { tabsParameter } from '../../model/inline-script-keys.ts'
import { suggestion } from '../../model/nearest.ts'
import { ownValue } from '../../model/own-value.ts'

/** What is wrong with the tabs that a link chooses, `?tabs=target:ssh`. */
export function tabProblems(
  url: string,
  groups: Readonly<Record<string, readonly string[]>>,
): { readonly problem: string; readonly hint: string }[] {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? []
  const choices = new URLSearchParams(query).get(tabsParameter)?.split(',') ?? []
  return choices.flatMap((choice) => {
    const [group = '', value = ''] = choice.split(':')
    const values = ownValue(groups, group)
    if (values?.includes(value)) return []
    const hint = values ? suggestion(value, values) : suggestion(group, Object.keys(groups))
    return [{ problem: `The link "${url}" names no tab with "${choice}".`, hint: `${hint} Write group:value.` }]
  })
}
