import type { PageFacts } from '../../model/page.ts'
import { storageKeys } from '../../model/storage-keys.ts'
import type { SiteVersions } from '../document-data.ts'
import { storedValue } from '../storage/stored-value.ts'

let shown: PageFacts | undefined

/** Makes the items of the bar follow the version of a page, or the one that the reader has chosen where a page has none. */
export function followVersion(page: PageFacts, versions: SiteVersions): void {
  const preferred = storedValue(`${storageKeys.docsVersion}.${versions.plugin}`)
  if (!shown) {
    preferred.subscribe(() => shown && show(shown, versions, preferred.read()))
    document.addEventListener('click', ({ target }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-to-version]') : null
      if (row) preferred.write(row.dataset.toVersion ?? null)
    })
  }
  shown = page
  const stored = preferred.read()
  // No version has that name any more.
  if (stored !== null && !Object.hasOwn(versions.labels, stored)) preferred.write(null)
  else show(page, versions, stored)
}

function show({ version, inVersions = {} }: PageFacts, { last, labels }: SiteVersions, stored: string | null): void {
  const active = version ?? stored ?? last
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-in-versions]')) {
    const hrefs = JSON.parse(link.dataset.inVersions ?? '{}') as Record<string, string>
    link.href = hrefs[active] ?? link.href
  }
  for (const row of document.querySelectorAll<HTMLAnchorElement>('[data-to-version]')) {
    const name = row.dataset.toVersion ?? ''
    row.href = inVersions[name] ?? row.href
    if (name === active) row.ariaCurrent = 'true'
    else row.removeAttribute('aria-current')
  }
  for (const name of document.querySelectorAll('[data-version-name]')) name.textContent = labels[active] ?? active
}
