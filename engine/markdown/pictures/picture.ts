/** Where the pictures of pages lie in the output. */
export const picturesFolder = 'assets/pictures'

/** A file in that folder and its width in px. */
export interface PictureFile {
  readonly name: string
  readonly width: number
}

/** A picture made ready for pages. */
export interface Picture {
  /** Size that the page reserves. */
  readonly width: number
  readonly height: number
  /** The largest one in a format that every program reads. */
  readonly fallback: string
  /** The same as AVIF, the smallest first; empty for drawings. */
  readonly avif: readonly PictureFile[]
  /** Tiny picture as a data address; absent where something shines through. */
  readonly placeholder?: string
}

/** What is wrong with a picture that a page names. */
export interface PictureProblem {
  readonly problem: string
  readonly hint?: string
}

/** A picture as a page names it, and its like for dark themes where there is one beside it. */
export interface PicturePair {
  readonly light: Picture
  readonly dark?: Picture
}

/** Pictures of a page by the addresses that its text has for them. */
export type PagePictures = Readonly<Record<string, PicturePair | PictureProblem>>

/** Every file of a picture, by its name in `picturesFolder`. */
export function filesOf({ fallback, avif }: Picture): string[] {
  return [fallback, ...avif.map(({ name }) => name)]
}

/** Whether a picture cannot be shown. */
export function isProblem(picture: object): picture is PictureProblem {
  return 'problem' in picture
}
