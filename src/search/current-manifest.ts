import { type DocumentData, documentIds } from '../model/document.ts'
import { builtHtml } from '../trusted/policy.ts'
import type { SearchManifest } from './protocol.ts'

/**
 * The manifest of the site as it is now, for a page that is older than the site: its address leads to the current
 * document, that one to the current shell. Undefined where it cannot be loaded.
 */
export async function currentManifest(address: string): Promise<SearchManifest | undefined> {
  try {
    const page = await (await fetch(address, { cache: 'no-cache' })).text()
    const document = new DOMParser().parseFromString(builtHtml(page), 'text/html')
    const data = JSON.parse(document.getElementById(documentIds.data)?.textContent ?? 'null') as DocumentData | null
    if (!data) return undefined
    const shell = (await (await fetch(data.shell)).json()) as { readonly search?: SearchManifest }
    return shell.search
  } catch {
    return undefined
  }
}
