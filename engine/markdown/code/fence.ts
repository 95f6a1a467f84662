import type { Element, Parents, Root, RootContent } from 'hast'
import type {} from 'remark-rehype'
import { classesOf } from '../classes.ts'
import { hastText } from '../hast-text.ts'
import { walkElements } from '../walk.ts'
import type { Note } from './notation.ts'

/** A fenced or indented block of code, as remark-rehype wrote it. */
export interface Fence {
  /** The word behind the fence; empty where there is none. */
  readonly name: string
  /** What follows it. */
  readonly meta: string
  readonly text: string
  /** What comments in it said of its lines. */
  readonly notes: readonly Note[]
  readonly pre: Element
  readonly parent: Parents
}

/** All code blocks of a page, in order. */
export function fencesIn(tree: Root): Fence[] {
  const fences: Fence[] = []
  walkElements(tree, (pre, _index, parent) => {
    const code = pre.children[0]
    // A signature has a class and is no block of an author's.
    if (pre.tagName !== 'pre' || pre.properties.className || code?.type !== 'element' || code.tagName !== 'code') return
    fences.push({
      name: languageOf(code),
      meta: code.data?.meta ?? '',
      text: hastText(code),
      notes: notesOf(code),
      pre,
      parent,
    })
  })
  return fences
}

/** Puts what a block became in its place. */
export function replaceFence({ pre, parent }: Fence, replacement: Element): void {
  const children: RootContent[] = parent.children
  children[children.indexOf(pre)] = { ...replacement, position: pre.position }
}

/** The word behind the fence of a block; empty where there is none. */
export function languageOf(code: Element): string {
  const name = classesOf(code).find((one) => one.startsWith('language-'))
  return name?.slice('language-'.length) ?? ''
}

/** As remarkNotations has left them. */
function notesOf({ properties: { dataNotes } }: Element): Note[] {
  return typeof dataNotes === 'string' ? JSON.parse(dataNotes) : []
}
