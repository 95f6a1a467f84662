import type { Breadcrumb } from '../../model/page.ts'
import { Link, useShell } from '../context.tsx'
import styles from './Breadcrumbs.module.css'

/** Breadcrumbs; the last step is the page itself. */
export function Breadcrumbs({ steps }: { readonly steps: readonly Breadcrumb[] }) {
  const { strings } = useShell()
  if (steps.length < 2) return null
  return (
    <nav className={styles.breadcrumbs} aria-label={strings.breadcrumbs}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are rendered once
          <li className={styles.step} key={index}>
            <Step step={step} last={index === steps.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ step: { title, path }, last }: { readonly step: Breadcrumb; readonly last: boolean }) {
  if (last) return <span aria-current="page">{title}</span>
  if (path === undefined) return <span>{title}</span>
  return (
    <Link className={styles.link} path={path}>
      {title}
    </Link>
  )
}
