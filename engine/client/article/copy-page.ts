import type { ClientLabels } from '../../shell/document-data.ts'
import { announce } from './announce.ts'
import { copyText } from './clipboard.ts'
import { showCopied } from './copy.ts'

/** Copies the Markdown of the page. Where that fails, focuses the link to it beside the button. */
export async function copyPage(button: Element, labels: ClientLabels): Promise<void> {
  const link = button.parentElement?.querySelector('a')
  if (!link) return
  const copied = await copyFetched(fetchText(link.href))
  if (copied) showCopied(button)
  else link.focus()
  announce(copied ? labels.copied : labels.copyFailed)
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} came with status ${response.status}`)
  return response.text()
}

/** Passes a promise to the clipboard: after a wait, some browsers no longer count the click as a gesture. */
async function copyFetched(text: Promise<string>): Promise<boolean> {
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }))
  // A clipboard that refuses at once leaves the text to nobody, also where it does not come.
  blob.catch(() => {})
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    return true
  } catch {
    return text.then(copyText, () => false)
  }
}
