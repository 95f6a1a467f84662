/** What a reader sees of a picture. */
export type PictureState = 'loading' | 'loaded' | 'offline' | 'missing' | 'failed'

/** The state of a picture. Browsers do not say why one failed, so the server is asked. */
export async function stateOf(image: HTMLImageElement): Promise<PictureState> {
  if (!image.complete) return 'loading'
  if (image.naturalWidth > 0) return 'loaded'
  if (!navigator.onLine) return 'offline'
  const response = await fetch(image.currentSrc || image.src, { method: 'HEAD' }).catch(() => undefined)
  // It may have loaded meanwhile.
  if (image.naturalWidth > 0) return 'loaded'
  return response?.status === 404 ? 'missing' : 'failed'
}
