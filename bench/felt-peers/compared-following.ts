import { type Device, devices } from '../browser/device.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { type Moment, measureFollowing, type Step } from '../felt/following.ts'
import { inTurn } from '../felt/in-turn.ts'
import { rounds } from '../felt/loading-figures.ts'
import type { Subject } from '../felt/subject.ts'
import { say } from '../say.ts'
import type { Compared } from './comparison.ts'

interface Visit {
  readonly device: Device
  readonly moment: Moment
  /** The lines of the table that its steps belong to. */
  readonly steps: readonly (Step & { readonly name: string })[]
}

const { phone, desktop } = devices
const article = { link: 'article' } as const
const sidebar = { link: 'sidebar' } as const

const visits: readonly Visit[] = [
  {
    device: phone,
    moment: 'ready',
    steps: [
      { name: 'Next page, phone, tap on a link of the article, ms', ...article, hovered: 0 },
      { name: 'Next page, phone, the same later, ms', ...article, hovered: 0 },
    ],
  },
  {
    device: phone,
    moment: 'ready',
    steps: [
      { name: 'Next page, phone, tap in the menu, ms', ...sidebar, hovered: 0 },
      { name: 'Next page, phone, article, hovered 0.1 s, ms', ...article, hovered: 100 },
    ],
  },
  {
    device: phone,
    moment: 'ready',
    steps: [{ name: 'Next page, phone, article, hovered 0.5 s, ms', ...article, hovered: 500 }],
  },
  {
    device: phone,
    moment: 'loaded',
    steps: [{ name: 'Next page, phone, tap right after the load, ms', ...article, hovered: 0 }],
  },
  {
    device: desktop,
    moment: 'ready',
    steps: [
      { name: 'Next page, desktop, link of the sidebar, ms', ...sidebar, hovered: 0 },
      { name: 'Next page, desktop, link of the article, ms', ...article, hovered: 0 },
    ],
  },
]

/** Next pages. What has no sidebar is left out where its links are followed. */
export async function compareFollowing(browser: QuietBrowser, subjects: readonly Subject[]): Promise<Compared[]> {
  const rows: Compared[] = []
  for (const { device, moment, steps } of visits) {
    say(`Following links, ${device.name}, ${moment}: ${rounds} times each`)
    const able = subjects.filter(
      ({ sidebar }) => sidebar !== undefined || steps.every(({ link }) => link === 'article'),
    )
    const times = await inTurn(
      rounds,
      able.map((subject) => () => measureFollowing(browser, device, subject, moment, steps)),
    )
    for (const [step, { name }] of steps.entries()) {
      const values = able.map((subject, at): [string, number[]] => [
        subject.name,
        (times[at] ?? []).map((row) => row[step] ?? Number.NaN),
      ])
      rows.push({ name, digits: 0, values: new Map(values) })
    }
  }
  return rows
}
