import * as en from './en/offer.ts'
import type { Labels } from './labels-in.ts'
import * as ru from './ru/offer.ts'

/** Offers of each language; all come with their code, since each speaks its own language. */
export const offerStrings: Labels<en.OfferStrings> = { en: en.offer, ru: ru.offer }
