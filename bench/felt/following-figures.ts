import { type Device, devices } from '../browser/device.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { type Figure, measured, median } from '../figure.ts'
import { say } from '../say.ts'
import type { LinkKind } from './find-link.ts'
import { type Moment, measureFollowing, type Step } from './following.ts'
import { inTurn } from './in-turn.ts'
import { rounds } from './loading-figures.ts'
import type { Subject } from './subject.ts'

interface Visit {
  readonly moment: Moment
  readonly steps: readonly Step[]
}

/** Every link, hovered for so long, is the first of one visit and the second of another. */
const visits: readonly Visit[] = [
  visit('loaded', ['article', 0], ['sidebar', 0]),
  visit('loaded', ['sidebar', 0], ['article', 0]),
  visit('ready', ['article', 0], ['sidebar', 100]),
  visit('ready', ['sidebar', 0], ['article', 100]),
  visit('ready', ['article', 100], ['sidebar', 500]),
  visit('ready', ['sidebar', 100], ['article', 500]),
  visit('ready', ['article', 500]),
  visit('ready', ['sidebar', 500]),
]
const plainVisit = visit('loaded', ['article', 0], ['article', 0])

/** Milliseconds from a click to the next page. The plain file is fetched as a whole document. */
export async function followingFigures(browser: QuietBrowser, own: Subject, plain: Subject): Promise<Figure[]> {
  return [
    ...(await figuresOn(devices.phone, browser, own, plain)),
    ...(await figuresOn(devices.desktop, browser, own, plain)),
  ]
}

async function figuresOn(device: Device, browser: QuietBrowser, own: Subject, plain: Subject): Promise<Figure[]> {
  say(`Following links, ${device.name}: ${rounds} times ${visits.length} visits, and the plain file`)
  const measure = (subject: Subject, { moment, steps }: Visit) => {
    return () => measureFollowing(browser, device, subject, moment, steps)
  }
  const all = [measure(plain, plainVisit), ...visits.map((one) => measure(own, one))]
  const [plainTimes = [], ...times] = await inTurn(rounds, all)
  const limits = { loaded: median(column(plainTimes, 0)), later: median(column(plainTimes, 1)) }
  const figures = visits.flatMap(({ moment, steps }, visit) =>
    steps.map((step, at) => {
      const when = at > 0 ? 'later' : moment
      return measured(
        nameOf(device, step, when),
        column(times[visit] ?? [], at),
        'ms',
        targetOf(device, step, when, limits),
      )
    }),
  )
  return [
    measured(`Next page, ${device.name}: plain file, first visit`, column(plainTimes, 0), 'ms'),
    measured(`Next page, ${device.name}: plain file, later`, column(plainTimes, 1), 'ms'),
    ...figures.sort((a, b) => a.name.localeCompare(b.name)),
  ]
}

type When = Moment | 'later'
type Limits = Readonly<Record<'loaded' | 'later', number>>

/** Before it is ready a page is fetched as a whole, which may take no longer than for a plain file. */
function targetOf(device: Device, { hovered }: Step, when: When, plain: Limits): number {
  const document = when === 'later' ? plain.later : plain.loaded
  if (!device.isPhone) return 1.1 * document
  if (when === 'loaded') return document
  return hovered === 0 ? 250 : 130
}

function nameOf(device: Device, { link, hovered }: Step, when: When): string {
  const place = link === 'sidebar' && device.isPhone ? 'menu' : link
  const hand = hovered > 0 ? `hovered ${hovered} ms` : device.isPhone ? 'tap' : 'click'
  return `Next page, ${device.name}: link of the ${place}, ${when}, ${hand}`
}

function column(rows: readonly (readonly number[])[], at: number): number[] {
  return rows.map((row) => row[at] ?? Number.NaN)
}

function visit(moment: Moment, ...steps: readonly (readonly [LinkKind, number])[]): Visit {
  return { moment, steps: steps.map(([link, hovered]) => ({ link, hovered })) }
}
