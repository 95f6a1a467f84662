/** What a picture says of itself while it is not there, and the labels of its large view. */
export const pictureEn = {
  loading: 'Loading the picture…',
  offline: 'The picture was not loaded: your browser is offline. Click to try again.',
  missing: '404: this picture was not found. Click to try again.',
  failed: 'The picture could not be loaded. Click to try again.',
  close: 'Close',
}

export type PictureStrings = typeof pictureEn
