import { devices } from '../browser/device.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { type Figure, measured } from '../figure.ts'
import { say } from '../say.ts'
import type { Moment } from './following.ts'
import { inTurn } from './in-turn.ts'
import { rounds } from './loading-figures.ts'
import { measureSearching, type Searched } from './searching.ts'
import type { SearchParts, Subject } from './subject.ts'

const targets = { firstHit: 900, complete: 1600, key: 40 }

/** The first search of a visit, typed the moment that a field has the focus; and a key when all is here. */
export async function searchingFigures(
  browser: QuietBrowser,
  own: Subject & { readonly search: SearchParts },
): Promise<Figure[]> {
  say(`Searching: ${rounds} times each`)
  const search = (device: 'phone' | 'desktop', moment: Moment) => () =>
    measureSearching(browser, devices[device], own, moment)
  const [early = [], phone = [], desktop = []] = await inTurn(rounds, [
    search('phone', 'loaded'),
    search('phone', 'ready'),
    search('desktop', 'ready'),
  ])
  return [
    ...figuresOf('phone, loaded', early),
    ...figuresOf('phone, ready', phone),
    ...figuresOf('desktop, ready', desktop),
    measured('A key until its hits, desktop', given(desktop, 'key'), 'ms', targets.key),
  ]
}

function figuresOf(name: string, searched: readonly Searched[]): Figure[] {
  const hits = given(searched, 'firstHit')
  const unanswered = searched.length - hits.length
  return [
    measured(`First search until first hits, ${name}`, hits, 'ms', targets.firstHit),
    measured(`First search, complete, ${name}`, given(searched, 'complete'), 'ms', targets.complete),
    {
      name: `First search without an answer, ${name}`,
      value: unanswered,
      unit: '',
      target: 0,
      note: `of ${searched.length}`,
    },
  ]
}

function given(searched: readonly Searched[], key: keyof Searched): number[] {
  return searched.map((one) => one[key]).filter((value) => value !== undefined)
}
