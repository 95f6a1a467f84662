export function hashOf(bytes: string | Uint8Array): string
export function sealFolder(folder: string): void
export function isWholeFolder(folder: string): boolean
export function removeDrafts(folder: string): void
