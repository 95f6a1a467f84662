import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hrefOf, localizedPath } from '../../../model/route.ts'
import { askEarly } from '../../../search/index/early.ts'
import { useLocale, useShell } from '../../context.tsx'
import { optional } from '../../optional.tsx'
import styles from './SearchItem.module.css'

const SearchBox = optional(() => import('../../search/SearchBox.tsx'))

/**
 * The field of the search. It is a form that the search page answers; the box that suggests is fetched when the reader
 * comes near, and opens with a click or with the first letter. (Not with focus: Tab passes through it.)
 */
export function SearchItem() {
  const { base, strings, search } = useShell()
  const action = hrefOf(localizedPath('/search', useLocale()), base)
  const [wish, setWish] = useState<'near' | 'click' | 'type'>()
  // A box that opened would end what an input method has begun.
  const [isComposing, setComposing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const comeNear = () => {
    if (wish) return
    setWish('near')
    // The box asks for these once it is loaded; a reader of an older version waits a round trip longer.
    for (const worker of search.workers) askEarly(worker)
    for (const { version, head } of search.indexes) if (!version) askEarly(head, 'no-cache')
  }
  // Opens at once where the field had the focus before the hydration.
  const takeUp = useEffectEvent(() => {
    if (document.activeElement !== field.current) return
    comeNear()
    if (field.current?.value) setWish('type')
  })
  useEffect(() => takeUp(), [])
  return (
    <search>
      <form className={styles.search} action={action}>
        <span className={`icon icon-search ${styles.icon}`} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="q"
          className={styles.input}
          placeholder={strings.search}
          aria-label={strings.search}
          autoComplete="off"
          data-search-input=""
          onFocus={comeNear}
          onPointerEnter={comeNear}
          onClick={() => setWish('click')}
          onInput={() => setWish('type')}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </form>
      {wish && <SearchBox wish={isComposing ? 'near' : wish} field={field} onClose={() => setWish('near')} />}
    </search>
  )
}
