import type { SearchStrings } from '../../labels/en/search.ts'
import { fill } from '../../labels/plural.ts'
import { useShell } from '../context.tsx'
import type { SearchAddress } from '../search/search-href.ts'
import styles from './Search.module.css'

interface Props {
  readonly address: SearchAddress
  readonly strings: SearchStrings
  readonly onChange: (address: SearchAddress) => void
}

/** Where to search. With one context there is nothing to choose, unless the address asks for something else. */
export function ContextChoice({ address, strings, onChange }: Props) {
  const { contexts } = useShell().search
  const { context = '' } = address
  if (contexts.length < 2 && context === '') return null
  const known = contexts.map(({ path, label }) => ({ path, label }))
  const outside = known.map(({ path, label }) => ({
    path: `!${path}`,
    label: fill(strings.onlyOutside, { context: label }),
  }))
  const options = [{ path: '', label: strings.everywhere }, ...known, ...outside]
  if (!options.some(({ path }) => path === context)) options.push({ path: context, label: context })
  return (
    <label className={styles.where}>
      {strings.where}
      <select
        className={styles.select}
        value={context}
        onChange={(event) => onChange({ ...address, context: event.target.value || undefined })}
      >
        {options.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
