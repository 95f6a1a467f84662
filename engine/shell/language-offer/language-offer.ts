import { labelsIn } from '../../labels/labels-in.ts'
import { offerStrings } from '../../labels/offer-strings.ts'
import { rootId } from '../../model/shell-ids.ts'
import styles from './LanguageOffer.module.css'
import type { OfferedLocale } from './preferred-locale.ts'

/** Offers the page in another language, in that language. It lies over the page, so nothing shifts. Returns the card. */
export function showOffer(locale: OfferedLocale, href: string, settle: () => void): HTMLElement | null {
  // Said in another language, it would offer that one.
  if (!Object.hasOwn(offerStrings, locale.code)) return null
  const { text, link, dismiss } = labelsIn(offerStrings, locale)
  const card = element('aside', {
    className: styles.offer,
    lang: locale.htmlLang,
    dir: locale.direction,
    ariaLabel: text,
  })
  const way = element('a', { className: styles.link, href, hreflang: locale.htmlLang, textContent: link })
  const button = element('button', { type: 'button', className: styles.dismiss, ariaLabel: dismiss })
  button.append(icon('icon icon-close'))
  for (const control of [way, button]) control.addEventListener('click', settle)
  card.append(
    icon(`icon icon-language ${styles.icon}`),
    element('p', { className: styles.text, textContent: text }),
    way,
    button,
  )
  document.getElementById(rootId)?.append(card)
  return card
}

function icon(className: string): HTMLElement {
  return element('span', { className, ariaHidden: 'true' })
}

function element<T extends keyof HTMLElementTagNameMap>(tag: T, properties: object): HTMLElementTagNameMap[T] {
  return Object.assign(document.createElement(tag), properties)
}
