import type { Picture } from './picture.ts'

/** A picture and the files that it consists of, before they lie anywhere. */
export interface DrawnPicture {
  readonly picture: Picture
  readonly files: readonly { readonly name: string; readonly content: Buffer | string }[]
}
