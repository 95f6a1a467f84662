import type { LocaleCode } from '../../../model/locale.ts'
import { canonicalPath, hrefOf, type Path, pathOf } from '../../../model/route.ts'
import { keptFile, type OfflineRecord, readRecords } from '../kept/store.ts'
import { notKept } from './not-kept.ts'

/** Milliseconds after which a network that says nothing counts as none, where there is a kept copy. */
const patience = 3000

let known: Promise<ReadonlyMap<LocaleCode, OfflineRecord>> | undefined

/**
 * Answers a request. What is named by a hash can only be what it was, and comes from what is kept; everything else from the
 * network, as long as that answers.
 * @param reached called when a document came from the network
 */
export async function answer(request: Request, base: string, reached: () => void): Promise<Response> {
  const isDocument = request.mode === 'navigate'
  // Pages change what is kept; with each document it is read anew.
  if (isDocument) known = undefined
  known ??= readRecords(base)
  const records = await known.catch(() => new Map<LocaleCode, OfflineRecord>())
  const path = pathIn(request.url, base)
  const kept = () => keptAnswer(records, path, base).catch(() => undefined)
  if (/^\/assets\//.test(path)) return (await kept()) ?? fetch(request)
  const asked = fetch(request)
  const fresh = await inTime(asked)
  if (fresh) {
    if (isDocument) reached()
    return fresh
  }
  return (await kept()) ?? orNotKept(asked, isDocument, records, base)
}

/** The answer of the network, unless there is none, none in time, or only the fault of a server. */
function inTime(asked: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const given = asked.then(
    (response) => (response.status >= 500 ? undefined : response),
    () => undefined,
  )
  return Promise.race([given, late])
}

function pathIn(url: string, base: string): Path {
  const { pathname } = new URL(url)
  return pathOf(pathname, base) ?? pathname
}

/** The copy of a path, or of what another form of it means. */
async function keptAnswer(
  records: ReadonlyMap<LocaleCode, OfflineRecord>,
  path: Path,
  base: string,
): Promise<Response | undefined> {
  const canonical = canonicalPath(path)
  for (const { hashes, redirects } of records.values()) {
    const to = redirects[canonical]
    if (to !== undefined) return Response.redirect(hrefOf(to, base), 302)
    const hash = hashes[path] ?? hashes[canonical] ?? hashes[`${canonical}/`]
    const found = hash === undefined ? undefined : await keptFile(base, hash)
    if (found) return found
  }
  return undefined
}

/** Whatever the network says at last; where it says nothing, a document that says so. */
async function orNotKept(
  asked: Promise<Response>,
  isDocument: boolean,
  records: ReadonlyMap<LocaleCode, OfflineRecord>,
  base: string,
): Promise<Response> {
  const [kept] = records
  if (!isDocument || !kept) return asked
  const [locale, { root }] = kept
  return asked.catch(() => notKept(locale, hrefOf(root, base)))
}
