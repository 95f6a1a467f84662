/** What a picture says of itself while it is not there, and the labels of its large view. */
export const picture = {
  loading: 'Loading the image…',
  offline: 'Your browser is offline, so the image was not loaded. Click to reload it.',
  missing: '404: image not found. Click to reload it.',
  failed: 'Error: the image was not loaded. Click to reload it.',
  close: 'Close',
}

export type PictureStrings = typeof picture
