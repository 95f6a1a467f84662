import { offlineHashDigits } from '../../../engine/model/offline.ts'
import { hrefOf, type Path } from '../../../engine/model/route.ts'
import { OfflineFailure } from './failure.ts'
import { fileKey } from './store.ts'

/** A file that is to come. */
export interface WantedFile {
  readonly path: Path
  readonly hash: string
  readonly bytes: number
}

/** Requests at a time. */
const lanes = 8
/** Headers that tell of the way that a file came: what is stored is its text. */
const ofTransfer = ['content-encoding', 'content-length', 'vary', 'age', 'date']

/**
 * Fetches files and stores each by its hash. The first that fails ends all.
 * @param came called with the bytes of each file
 * @throws OfflineFailure, or what the browser throws where its storage is full or the signal has ended it
 */
export async function fetchFiles(
  base: string,
  wanted: readonly WantedFile[],
  files: Cache,
  { signal, came }: { readonly signal?: AbortSignal | undefined; readonly came: (bytes: number) => void },
): Promise<void> {
  const ended = new AbortController()
  const either = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal
  const left = wanted.values()
  const lane = async () => {
    for (const file of left) {
      either.throwIfAborted()
      await files.put(fileKey(base, file.hash), await fetchFile(base, file, either))
      came(file.bytes)
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } catch (error) {
    ended.abort()
    throw error
  }
}

/** Past every cache and our own worker. What comes must be what the list names: a deploy may be under way. */
async function fetchFile(base: string, { path, hash }: WantedFile, signal: AbortSignal): Promise<Response> {
  const href = hrefOf(path, base)
  const response = await fetch(href, { cache: 'no-store', signal })
  if (response.status >= 500) throw new OfflineFailure('unreachable', `${href} answered ${response.status}`)
  if (!response.ok) throw new OfflineFailure('changed', `${href} answered ${response.status}`)
  const content = await response.arrayBuffer()
  if ((await hashOf(content)) !== hash) throw new OfflineFailure('changed', `${href} is not the file of the list`)
  const headers = new Headers(response.headers)
  for (const name of ofTransfer) headers.delete(name)
  return new Response(content, { headers })
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.slice(0, offlineHashDigits)
}
