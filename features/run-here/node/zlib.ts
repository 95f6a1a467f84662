import { gunzipSync as gunzip, gzipSync as gzip } from 'fflate'

type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export const constants = { Z_BEST_SPEED: 1, Z_BEST_COMPRESSION: 9, Z_DEFAULT_COMPRESSION: -1 }

/** Packs what `gzip` and `tar` of the shell are given. */
export function gzipSync(data: Uint8Array, { level = 6 }: { readonly level?: number } = {}): Uint8Array {
  return gzip(data, { level: (level < 0 ? 6 : level) as Level })
}

export function gunzipSync(data: Uint8Array): Uint8Array {
  return gunzip(data)
}
export default { constants, gzipSync, gunzipSync }
