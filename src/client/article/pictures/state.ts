/** What a reader sees of a picture. */
export type PictureState = 'loading' | 'loaded' | 'offline' | 'missing' | 'failed'

/** The state of a picture. Browsers tell that one failed and not why, so the server is asked. */
export async function stateOf(image: HTMLImageElement): Promise<PictureState> {
  if (!image.complete) return 'loading'
  if (image.naturalWidth > 0) return 'loaded'
  if (!navigator.onLine) return 'offline'
  const response = await fetch(image.currentSrc || image.src, { method: 'HEAD' }).catch(() => undefined)
  // Meanwhile it may have come.
  if (image.naturalWidth > 0) return 'loaded'
  return response?.status === 404 ? 'missing' : 'failed'
}
