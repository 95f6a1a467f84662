import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import type { ResolvedConfig } from '../site/load-site.ts'
import type { Card } from './card.ts'
import { cardNames } from './card-names.ts'
import { cardOf } from './card-of.ts'

/** The cards that the pages of a site name, gathered while these are rendered and drawn afterwards. */
export class CardDeck {
  readonly #config: ResolvedConfig
  readonly #nameOf = cardNames()
  readonly #cards = new Map<string, Card>()

  constructor(config: ResolvedConfig) {
    this.#config = config
  }

  /** By the names of their files. */
  get cards(): ReadonlyMap<string, Card> {
    return this.#cards
  }

  /** @returns path of the card of a page. */
  add(meta: PageMeta): Path {
    const card = cardOf(this.#config, meta)
    const name = this.#nameOf(card)
    this.#cards.set(name, card)
    return `/assets/cards/${name}`
  }
}
