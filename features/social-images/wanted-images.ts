import type { ResolvedConfig } from '../../engine/config/site-config.ts'
import type { PageMeta } from '../../engine/model/page.ts'
import type { PageImage, PageImages } from '../../engine/render/head/page-image.ts'
import { drawSocialImages } from './draw-images.ts'
import { socialImageNames } from './image-names.ts'
import { socialImageOf } from './image-of.ts'
import { type SocialImage, socialImageSize } from './social-image.ts'

/** Where they are in the output. */
const folder = 'assets/social'

/** The images that the pages of a site name, gathered while these are rendered and drawn afterwards. */
export class WantedSocialImages implements PageImages {
  readonly #config: ResolvedConfig
  readonly #nameOf = socialImageNames()
  readonly #images = new Map<string, SocialImage>()

  constructor(config: ResolvedConfig) {
    this.#config = config
  }

  add(meta: PageMeta): PageImage {
    const image = socialImageOf(this.#config, meta)
    const name = this.#nameOf(image)
    this.#images.set(name, image)
    return { path: `/${folder}/${name}`, ...socialImageSize }
  }

  async draw(cacheDir: string): Promise<Map<string, string>> {
    const places = await drawSocialImages(this.#images, cacheDir)
    return new Map([...places].map(([name, place]) => [`${folder}/${name}`, place]))
  }
}
