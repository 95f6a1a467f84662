import { openSearch, type SearchClient } from '../../search/client.ts'
import type { SearchManifest } from '../../search/protocol.ts'

let client: SearchClient | undefined

/** The one client of the document: the box and the search page share its worker and its indexes. */
export function searchClient(manifest: SearchManifest): SearchClient {
  client ??= openSearch(manifest)
  return client
}
