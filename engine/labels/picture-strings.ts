import type { Localized } from '../model/locale.ts'
import * as en from './en/picture.ts'
import * as ru from './ru/picture.ts'

/** Labels of pictures, by locale. They come with the code that few pages need. */
export const pictureStrings: Localized<en.PictureStrings> = { en: en.picture, ru: ru.picture }
