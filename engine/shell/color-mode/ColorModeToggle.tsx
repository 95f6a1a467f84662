import { fill } from '../../labels/plural.ts'
import { useLayout, useShell } from '../context.tsx'
import styles from './ColorModeToggle.module.css'
import { choiceOf, colorIcons, labelsAttribute } from './color-mode.ts'

/** The switch of the colour mode. `hasText` shows what it says instead of telling it to screen readers only. */
export function ColorModeToggle({ hasText = false }: { readonly hasText?: boolean }) {
  const { strings } = useShell()
  const { colorMode } = useLayout()
  if (!colorMode.switchable) return null

  const modes = Object.entries(strings.colorModes).map(([choice, mode]) => [choice, fill(strings.colorMode, { mode })])
  const labels = Object.fromEntries(modes) as typeof strings.colorModes
  const choice = choiceOf(null, colorMode)
  return (
    <button
      type="button"
      className={hasText ? styles.row : styles.toggle}
      disabled
      aria-label={hasText ? undefined : labels[choice]}
      title={hasText ? undefined : labels[choice]}
      data-color-mode={choice}
      {...{ [labelsAttribute]: JSON.stringify(labels) }}
    >
      <span className={`icon icon-${colorIcons[choice]}`} aria-hidden="true" />
      {hasText && <span>{labels[choice]}</span>}
    </button>
  )
}
