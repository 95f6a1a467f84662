import { sourceLanguage } from '../../../engine/model/in-language.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { canonicalPath, hrefOf, type Path, pathOf } from '../../../engine/model/route.ts'
import { keptFile, type OfflineRecord, readRecords } from '../kept/store.ts'
import { notKeptStrings } from '../strings.ts'
import { notKept } from './not-kept.ts'

/** Milliseconds after which a network that says nothing counts as none, where there is a kept copy. */
const patience = 3000

type Records = ReadonlyMap<LocaleCode, OfflineRecord>

/** Read once for the many files of a document, and anew where it does not have what is asked for. */
let known: Records | undefined

/**
 * Answers a request. What is named by a hash can only be what it was, and comes from what is kept; everything else from the
 * network, as long as that answers.
 * @param reached called when a document came from the network
 */
export async function answer(request: Request, base: string, reached: () => void): Promise<Response> {
  const isDocument = request.mode === 'navigate'
  // What is kept may have been brought up to date since the last one; its files go a moment later.
  if (isDocument) known = undefined
  const path = pathIn(request.url, base)
  const kept = () => findKept(path, base).catch(() => undefined)
  if (/^\/assets\//.test(path)) return (await kept()) ?? fetch(request)
  const asked = fetch(request)
  const fresh = await inTime(asked)
  if (fresh) {
    if (isDocument) reached()
    return fresh
  }
  const copy = (await kept()) ?? (await settled(asked)) ?? (isDocument ? await insteadOf(path, base) : undefined)
  return copy ?? asked
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

/** What the network says at last; undefined where it says nothing. */
function settled(asked: Promise<Response>): Promise<Response | undefined> {
  return asked.catch(() => undefined)
}

function pathIn(url: string, base: string): Path {
  const { pathname } = new URL(url)
  return pathOf(pathname, base) ?? pathname
}

/** The copy of a path; pages change what is kept. */
async function findKept(path: Path, base: string): Promise<Response | undefined> {
  const before = known && (await keptIn(known, path, base))
  if (before) return before
  known = await readRecords(base)
  return keptIn(known, path, base)
}

/** The copy of a path, or of what another form of it means. */
async function keptIn(records: Records, path: Path, base: string): Promise<Response | undefined> {
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

/** What a reader without a network sees of a page that is not kept; undefined where nothing is. */
async function insteadOf(path: Path, base: string): Promise<Response | undefined> {
  const records = await readRecords(base)
  const [kept] = records.values()
  return kept && notKept(localeOf(path, records), hrefOf(kept.root, base))
}

/** The language of a page that nobody knows: by its address, else that of the root. */
function localeOf(path: Path, records: Records): LocaleCode {
  const first = path.split('/')[1] ?? ''
  if (Object.hasOwn(notKeptStrings, first)) return first
  return [...records].find(([, { root }]) => root === '/')?.[0] ?? sourceLanguage
}
