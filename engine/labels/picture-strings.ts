import type { LocaleCode } from '../model/locale.ts'
import { type PictureStrings, pictureEn } from './en/picture.ts'
import { pictureRu } from './ru/picture.ts'

/** The labels of pictures, by locale. They come with the code that few pages need. */
export const pictureStrings: Readonly<Record<LocaleCode, PictureStrings>> = { en: pictureEn, ru: pictureRu }
