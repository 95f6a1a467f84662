import type { Feature } from '../../engine/feature.ts'
import { WantedSocialImages } from './wanted-images.ts'

/** Previews of links show a picture of the page. */
export const socialImages = {
  name: 'social-images',
  pageImages: (config) => new WantedSocialImages(config),
} satisfies Feature
