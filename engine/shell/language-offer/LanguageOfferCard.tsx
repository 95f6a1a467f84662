import { labelsIn } from '../../labels/labels-in.ts'
import { offerStrings } from '../../labels/offer-strings.ts'
import type { LocaleOption } from '../../model/navbar.ts'
import type { Path } from '../../model/route.ts'
import { Link } from '../context.tsx'
import styles from './LanguageOffer.module.css'

interface Props {
  readonly option: LocaleOption
  readonly path: Path
  readonly onSettle: () => void
}

/** The offer, in the language that it offers. It lies over the page, so nothing shifts. */
export default function LanguageOfferCard({ option, path, onSettle }: Props) {
  // Said in another language, it would offer that one.
  if (!Object.hasOwn(offerStrings, option.code)) return null
  const { text, link, dismiss } = labelsIn(offerStrings, option)
  return (
    <aside className={styles.offer} lang={option.htmlLang} dir={option.direction} aria-label={text}>
      <span className={`icon icon-language ${styles.icon}`} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      <Link path={path} hrefLang={option.htmlLang} className={styles.link} onClick={onSettle}>
        {link}
      </Link>
      <button type="button" className={styles.dismiss} aria-label={dismiss} onClick={onSettle}>
        <span className="icon icon-close" aria-hidden="true" />
      </button>
    </aside>
  )
}
