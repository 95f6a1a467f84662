import type { ResolvedConfig } from '../../engine/config/load-site.ts'
import type { PageMeta } from '../../engine/model/page.ts'
import type { Path } from '../../engine/model/route.ts'
import { socialImageNames } from './image-names.ts'
import { socialImageOf } from './image-of.ts'
import type { SocialImage } from './social-image.ts'

/** The images that the pages of a site name, gathered while these are rendered and drawn afterwards. */
export class WantedSocialImages {
  readonly #config: ResolvedConfig
  readonly #nameOf = socialImageNames()
  readonly #images = new Map<string, SocialImage>()

  constructor(config: ResolvedConfig) {
    this.#config = config
  }

  /** By the names of their files. */
  get images(): ReadonlyMap<string, SocialImage> {
    return this.#images
  }

  /** @returns path of the image of a page. */
  add(meta: PageMeta): Path {
    const image = socialImageOf(this.#config, meta)
    const name = this.#nameOf(image)
    this.#images.set(name, image)
    return `/assets/social/${name}`
  }
}
