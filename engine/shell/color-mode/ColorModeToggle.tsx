import { fill } from '../../labels/plural.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import { useShell } from '../context.tsx'
import { useHydrated } from '../hydrated.ts'
import { useStored } from '../storage/stored-value.ts'
import styles from './ColorModeToggle.module.css'
import { choiceOf, chooseNext } from './color-mode.ts'

const icons = { system: 'system', light: 'sun', dark: 'moon' } as const

/** The switch of the colour mode. `hasText` shows what it says instead of telling it to screen readers only. */
export function ColorModeToggle({ hasText = false }: { readonly hasText?: boolean }) {
  const { colorMode, strings } = useShell()
  const isHydrated = useHydrated()
  const choice = choiceOf(useStored(storageKeys.colorMode), colorMode)
  if (!colorMode.switchable) return null

  const label = fill(strings.colorMode, { mode: strings.colorModes[choice] })
  return (
    <button
      type="button"
      className={hasText ? styles.row : styles.toggle}
      disabled={!isHydrated}
      aria-label={hasText ? undefined : label}
      title={hasText ? undefined : label}
      data-color-mode={choice}
      onClick={() => chooseNext(colorMode)}
    >
      <span className={`icon icon-${icons[choice]}`} aria-hidden="true" />
      {hasText && label}
    </button>
  )
}
