import * as en from './en/picture.ts'
import type { Labels } from './labels-in.ts'
import * as ru from './ru/picture.ts'

/** Labels of pictures, by locale. They come with the code that few pages need. */
export const pictureStrings: Labels<en.PictureStrings> = { en: en.picture, ru: ru.picture }
