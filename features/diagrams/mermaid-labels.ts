import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { hastText } from '../../engine/markdown/hast-text.ts'
import { writeGenerics } from './mermaid-generics.ts'

/** The first of as many private characters as ASCII has: each stands in for one of them. */
const standIns = 0xe000

const formats = 'b|strong|i|em|u|s|del|sub|sup|small|mark'

/**
 * Puts stand-ins in the place of what the library would take for syntax in a label: characters written as entities
 * (`&lt;`, and Mermaid's own `#lt;`), brackets between quotes, type parameters, and tags without a partner, such as the one of `Set<b>`.
 */
export function hideCharacters(source: string): string {
  return writeGenerics(source, hide)
    .replace(/[&#](#?x?\w{2,8});/g, (written, name: string) => hide(characterOf(name) ?? written))
    .replace(/"[^"\n]*"/g, (quoted) => quoted.replace(/[[\](){}|]/g, hide))
    .split('\n')
    .map(hideStrayTags)
    .join('\n')
}

/** Writes the characters again in what the library has drawn. Changes the element. */
export function showCharacters(svg: Element): void {
  visit(svg, 'text', (text) => {
    text.value = shown(text.value)
  })
}

/** A text with its characters in the place of the stand-ins. */
export function shown(text: string): string {
  return text.replace(/[\ue020-\ue07e]/g, (standIn) => String.fromCharCode(standIn.charCodeAt(0) - standIns))
}

function hide(text: string): string {
  return text.replace(/[ -~]/g, (character) => String.fromCharCode(standIns + character.charCodeAt(0)))
}

/** The printable character that an entity is written for: a name, or a number with or without `#`. */
function characterOf(name: string): string | undefined {
  const text = hastText(fromHtml(`&${/^\d/.test(name) ? '#' : ''}${name};`, { fragment: true }))
  return /^[^\p{C}]$/u.test(text) ? text : undefined
}

/** The partner stands in the same label: no quote and no bar comes between them. */
function hideStrayTags(line: string): string {
  return line.replace(new RegExp(`<(/?)(${formats})\\s*>`, 'gi'), (tag, slash: string, name: string, at: number) => {
    const [before = ''] = /[^"|]*$/.exec(line.slice(0, at)) ?? []
    const [after = ''] = /^[^"|]*/.exec(line.slice(at)) ?? []
    const hasPartner = slash ? before.includes(`<${name}>`) : after.includes(`</${name}>`)
    return hasPartner ? tag : hide(tag)
  })
}
