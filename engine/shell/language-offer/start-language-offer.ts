import type { PageFacts } from '../../model/page.ts'
import { hrefOf } from '../../model/route.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import type { SiteData } from '../document-data.ts'
import { storedValue } from '../storage/stored-value.ts'
import { preferredLocale } from './preferred-locale.ts'

const settled = storedValue(storageKeys.languageOffer)
let card: HTMLElement | null = null
/** Counts pages: the offer of one may come when the next is on screen. */
let turn = 0

/** The reader has chosen a language: none is offered any more. */
export const settleLanguage = () => settled.write('settled')

/** Offers a page in the language of the browser. The offer is loaded only where it is shown. */
export function offerLanguage({ alternates }: PageFacts, site: SiteData): void {
  const preferred = preferredLocale(navigator.languages, site.locales)
  const path = preferred && preferred.code !== site.locale ? alternates[preferred.code] : undefined
  turn++
  hide()
  if (!preferred || path === undefined || settled.read() !== null) return
  const own = turn
  import('./language-offer.ts').then(({ showOffer }) => {
    if (own === turn && settled.read() === null) card = showOffer(preferred, hrefOf(path, site.base), settleLanguage)
  }, console.warn)
}

function hide(): void {
  card?.remove()
  card = null
}

settled.subscribe(() => settled.read() !== null && hide())
