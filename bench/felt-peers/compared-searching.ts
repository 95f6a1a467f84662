import { type Device, devices } from '../browser/device.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { inTurn } from '../felt/in-turn.ts'
import { rounds } from '../felt/loading-figures.ts'
import { measureSearching, type Searched } from '../felt/searching.ts'
import type { SearchParts, Subject } from '../felt/subject.ts'
import { say } from '../say.ts'
import type { Compared } from './comparison.ts'

type Searchable = Subject & { readonly search: SearchParts }

/** First searches, typed at full speed; and a key when all is here. */
export async function compareSearching(browser: QuietBrowser, subjects: readonly Subject[]): Promise<Compared[]> {
  const able = subjects.filter((subject): subject is Searchable => subject.search !== undefined)
  const on = async (device: Device) => {
    say(`Searching, ${device.name}: ${rounds} times each`)
    const searches = able.map((subject) => () => measureSearching(browser, device, subject, 'ready'))
    const results = await inTurn(rounds, searches)
    return (name: string, read: (searched: readonly Searched[]) => readonly number[]): Compared => {
      return { name, digits: 0, values: new Map(able.map((subject, at) => [subject.name, read(results[at] ?? [])])) }
    }
  }
  const onPhone = await on(devices.phone)
  const onDesktop = await on(devices.desktop)
  return [
    onPhone('First hits, phone, ms', (all) => given(all, 'firstHit')),
    onPhone(`Searches answered, phone, of ${rounds}`, (all) => [given(all, 'firstHit').length]),
    onDesktop('First hits, desktop, ms', (all) => given(all, 'firstHit')),
    onDesktop('A key, desktop, ms', (all) => given(all, 'key')),
  ]
}

function given(searched: readonly Searched[], key: keyof Searched): number[] {
  return searched.map((one) => one[key]).filter((value) => value !== undefined)
}
