import type { ClientLabels } from '../../shell/document-data.ts'
import { announce } from './announce.ts'
import { copyText } from './clipboard.ts'
import { showCopied } from './copy.ts'
import { withChoices } from './tab-address.ts'
import { readChoices, setsOf } from './tabs.ts'

/** Copies the address of a heading, with the tabs that the reader has chosen. The browser follows the link by itself. */
export async function copyHeading(anchor: HTMLElement, labels: ClientLabels): Promise<void> {
  if (!(anchor instanceof HTMLAnchorElement)) return
  const onPage = Object.entries(readChoices()).filter(([group]) => setsOf(group).length > 0)
  if (!(await copyText(withChoices(anchor.href, Object.fromEntries(onPage))))) return
  showCopied(anchor)
  announce(labels.copyHeadingLink)
}
