import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hrefOf, localizedPath } from '../../../model/route.ts'
import { useLocale, useShell } from '../../context.tsx'
import { NoSearch } from '../../search/NoSearch.tsx'
import { useBoxCode } from '../../search/use-box-code.ts'
import styles from './SearchItem.module.css'

/**
 * The field of the search. It is a form that the search page answers; the box that suggests is fetched when the reader
 * comes near, and opens with a click or with the first letter. (Not with focus: Tab passes through it.)
 */
export function SearchItem() {
  const { base, strings } = useShell()
  const action = hrefOf(localizedPath('/search', useLocale()), base)
  const [wish, setWish] = useState<'near' | 'click' | 'type'>()
  // A box that opened would end what an input method has begun.
  const [isComposing, setComposing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { Box, hasFailed, load } = useBoxCode()
  const want = (next: 'click' | 'type') => {
    load()
    setWish(next)
  }
  const comeNear = () => {
    load()
    setWish((before) => before ?? 'near')
  }
  const close = () => setWish('near')
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus keeps its active element.
    if (hasFailed && !currentTarget.contains(relatedTarget ?? document.activeElement)) close()
  }
  // Opens at once where the field had the focus before the hydration.
  const takeUp = useEffectEvent(() => {
    if (document.activeElement !== field.current) return
    if (field.current?.value) want('type')
    else comeNear()
  })
  useEffect(() => takeUp(), [])
  return (
    <search onBlur={leave}>
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
          onClick={() => want('click')}
          onInput={() => want('type')}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </form>
      {wish && Box && <Box wish={isComposing ? 'near' : wish} field={field} onClose={close} />}
      {wish && wish !== 'near' && hasFailed && <NoSearch onRetry={load} onClose={close} />}
    </search>
  )
}
