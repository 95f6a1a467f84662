import type { Language } from '../browser/phone.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { type Figure, measured, median } from '../figure.ts'
import { say } from '../say.ts'
import { inTurn } from './in-turn.ts'
import { type Loading, measureLoading } from './loading.ts'
import { ownSubject, plainSubject, type Subject } from './subject.ts'

/** How often each thing is measured. */
export const rounds = 9

interface Page {
  readonly name: string
  readonly code: Language
  /** Its address, and that of its plain file. */
  readonly own: string
  readonly plain: string
}

/** A first load on a phone, against the plain file. */
export async function loadingFigures(browser: QuietBrowser, page: Page): Promise<Figure[]> {
  say(`Loading, ${page.name}: ${rounds} times, and the plain file as often`)
  const load = (subject: Subject) => () => measureLoading(browser, page.code, subject)
  const [own = [], plain = []] = await inTurn(rounds, [load(ownSubject(page.own)), load(plainSubject(page.plain))])
  return [...paintFigures(page.name, own, plain), ...weightFigures(page.name, own)]
}

function paintFigures(name: string, own: readonly Loading[], plain: readonly Loading[]): Figure[] {
  const of = (loads: readonly Loading[], key: keyof Loading) => loads.map((load) => load[key])
  const paints = (loads: readonly Loading[], what: string) => [
    measured(`First paint, ${what}`, of(loads, 'firstPaint'), 'ms'),
    measured(`Largest paint, ${what}`, of(loads, 'largestPaint'), 'ms'),
  ]
  const ratio = median(of(own, 'largestPaint')) / median(of(plain, 'largestPaint'))
  return [
    ...paints(own, name),
    ...paints(plain, `${name}, plain file`),
    { name: `Largest paint against the plain file, ${name}`, value: ratio, unit: '×', target: 1.5 },
    measured(
      `Blocking time until 3 s after the load, ${name}`,
      of(own, 'blocking'),
      'ms',
      median(of(plain, 'blocking')) + 30,
    ),
    {
      name: `Layout shift, ${name}`,
      value: Math.max(...of(own, 'layoutShift')),
      unit: '',
      target: 0,
      note: `worst of ${own.length}`,
    },
  ]
}

function weightFigures(name: string, own: readonly Loading[]): Figure[] {
  const kilobytes = (what: string, key: 'bytes' | 'script' | 'needed') =>
    ({ name: `${what}, ${name}`, value: median(own.map((load) => load[key])) / 1000, unit: 'kB' }) as const
  return [
    { ...kilobytes('Fetched once idle', 'bytes'), note: 'pages fetched ahead among it' },
    kilobytes('JavaScript once idle', 'script'),
    kilobytes('Fetched before the load', 'needed'),
    { name: `Heap once idle, ${name}`, value: median(own.map(({ heap }) => heap)) / 1e6, unit: 'MB' },
  ]
}
