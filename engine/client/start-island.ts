import { islandAttribute } from '../shell/pages/page-modules.ts'
import { startsWith } from './navigation/exchange.ts'
import type { PageSource } from './navigation/page-source.ts'
import type { PageOnScreen } from './navigation/page-store.ts'

/** Has React take up the page of the document, if it draws it. */
export async function startIsland(page: PageOnScreen, source: PageSource): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${islandAttribute}]`)
  if (!place) return
  const draw = await source.drawing(page.data, page.path)
  source.keep({ ...page, draw })
  // The reader may have gone on.
  if (place.isConnected) startsWith(place, draw)
}
