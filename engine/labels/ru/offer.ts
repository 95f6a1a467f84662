import type { OfferStrings } from '../en/offer.ts'

export const offer: OfferStrings = {
  text: 'Эта страница есть на русском языке.',
  link: 'Читать по-русски',
  dismiss: 'Скрыть',
}
