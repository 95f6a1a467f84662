import type { Language } from '../browser/phone.ts'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { type Figure, measured, median } from '../figure.ts'
import { say } from '../say.ts'
import { type Loading, measureLoading } from './loading.ts'

/** How often each page is loaded. */
export const runs = 9

interface Subject {
  readonly name: string
  readonly code: Language
}

/** Ours and the plain page take turns, so that what else the machine does meets both. */
export async function loadingFigures(
  browser: QuietBrowser,
  { name, code }: Subject,
  { own: ownUrl, peer: peerUrl }: { readonly own: string; readonly peer: string },
): Promise<Figure[]> {
  const loadOwn = () => measureLoading(browser, code, ownUrl, true)
  const loadPeer = () => measureLoading(browser, code, peerUrl, false)
  say(`Loading, ${name}: ${runs} times, and the plain page as often`)
  // The first load of each fills the server's memory.
  await loadOwn()
  await loadPeer()
  const own: Loading[] = []
  const peer: Loading[] = []
  for (let run = 0; run < runs; run++) {
    own.push(await loadOwn())
    peer.push(await loadPeer())
  }
  const paint = median(own.map(({ largestPaint }) => largestPaint))
  const peerPaint = median(peer.map(({ largestPaint }) => largestPaint))
  const shifts = own.map(({ layoutShift }) => layoutShift)
  const note = `medians of ${runs}: ${paint.toFixed(0)} and ${peerPaint.toFixed(0)} ms`
  return [
    { name: `LCP against the plain page, ${name}`, value: paint / peerPaint, unit: '×', target: 1.25, note },
    measured(
      `Blocking time until hydrated, ${name}`,
      own.map(({ blocking }) => blocking),
      'ms',
      30,
    ),
    { name: `Layout shift, ${name}`, value: Math.max(...shifts), unit: '', target: 0, note: `worst of ${runs}` },
  ]
}
