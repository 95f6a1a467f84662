/** A tag as it stands in the HTML of an article. */
export interface Tag {
  readonly name: string
  readonly isEnd: boolean
  /** It has no end tag, and no content. */
  readonly isVoid: boolean
  /** By name; undefined where an attribute has no value. Texts are as they are written, with references. */
  readonly attributes: ReadonlyMap<string, string | undefined>
  /** Where it begins and ends. */
  readonly from: number
  readonly to: number
}

/** https://html.spec.whatwg.org/multipage/syntax.html#void-elements */
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const none: Tag['attributes'] = new Map()
const tagPattern = /<(\/?)([a-z][^\s/>]*)([^">]*(?:"[^"]*"[^">]*)*)>/gi
const attributePattern = /([^\s=/"]+)(?:="([^"]*)")?/g

/**
 * The tags of an article. Its HTML was written by this build, each element with both tags and values in double quotes;
 * so this can be a fraction of a parser for what the web writes, and takes a fifth of its time.
 */
export function* tagsOf(html: string): Generator<Tag> {
  for (const { 0: text, 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(tagPattern)) {
    const place = { from: index, to: index + text.length }
    if (slash) yield { name, isEnd: true, isVoid: false, attributes: none, ...place }
    else {
      const attributes = new Map([...rest.matchAll(attributePattern)].map(([, key = '', value]) => [key, value]))
      yield { name, isEnd: false, isVoid: voidElements.test(name) || rest.endsWith('/'), attributes, ...place }
    }
  }
}
