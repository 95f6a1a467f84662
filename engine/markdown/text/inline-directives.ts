import type { Nodes, Root } from 'mdast'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { targetStrings } from '../../labels/search-strings.ts'
import { suggestion } from '../../model/nearest.ts'
import { targets } from '../../model/target.ts'
import { isTarget, targetMark } from '../icon.ts'
import { contextOf, labelsOf, report } from '../report.ts'
import { extendParser, type SyntaxExtension, type TreeExtension } from '../syntax.ts'
import { walkMarkdown } from '../walk.ts'

type TextDirective = Extract<Nodes, { type: 'textDirective' }>

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    articleMark: 'articleMark'
  }
}

/** The inline directives: `:version`, `:target[ssh]`, and `:fact[timeout-error.ssh]`, which `remarkDrawnBlocks` writes. */
export function remarkInlineDirectives(this: Processor): (tree: Root, file: VFile) => void {
  extendParser(this, syntax, treeExtension)
  return (tree, file) => {
    walkMarkdown(tree, (node, index, parent) => {
      const text = node.type === 'textDirective' ? textOf(node, file) : undefined
      if (text !== undefined) {
        parent.children[index] = { type: 'text', value: text, position: node.position }
      }
    })
  }
}

/** Text that stands for a mark, or undefined where the node itself became an element. */
function textOf(node: TextDirective, file: VFile): string | undefined {
  if (node.name === 'version') return contextOf(file).toolVersion
  if (node.name === 'fact') return undefined
  const target = node.attributes?.value ?? ''
  if (!isTarget(target)) {
    report(file, node, `Unknown target "${target}".`, suggestion(target, targets))
    return `:target[${target}]`
  }
  const names = labelsOf(file, targetStrings)
  const mark = targetMark(target, names)
  node.data = { hName: mark.tagName, hProperties: mark.properties, hChildren: mark.children }
  // The name counts as text of a heading that holds the mark.
  node.children = [{ type: 'text', value: names[target] }]
  return undefined
}

const colon = 58
const dot = 46
const openingBracket = 91
const closingBracket = 93

type Construct = Extract<NonNullable<NonNullable<SyntaxExtension['text']>[58]>, { tokenize: unknown }>

const construct: Construct = {
  name: 'articleMark',
  // After a letter or a digit a colon belongs to the word: `user@host:version`.
  previous: (code) => code === null || code < 0 || /[\s\p{Ps}\p{Pi}"'*_~|>—–]/u.test(String.fromCodePoint(code)),
  tokenize(effects, ok, nok) {
    let name = ''
    const inName: typeof ok = (code) => {
      if (code !== null && code >= 97 && code <= 122) {
        name += String.fromCodePoint(code)
        effects.consume(code)
        return inName
      }
      if (name === 'version') return isWord(code) ? nok(code) : done(code)
      if ((name !== 'target' && name !== 'fact') || code !== openingBracket) return nok(code)
      effects.consume(code)
      return inValue
    }
    const inValue: typeof ok = (code) => {
      if (code !== closingBracket && !isWord(code) && code !== dot) return nok(code)
      effects.consume(code)
      return code === closingBracket ? done : inValue
    }
    const done: typeof ok = (code) => {
      effects.exit('articleMark')
      return ok(code)
    }
    return (code) => {
      effects.enter('articleMark')
      effects.consume(code)
      return inName
    }
  },
}

const syntax: SyntaxExtension = { text: { [colon]: construct } }

const treeExtension: TreeExtension = {
  enter: {
    articleMark(token) {
      const [, name = '', value] = /^:([a-z]+)(?:\[(.*)\])?$/.exec(this.sliceSerialize(token)) ?? []
      this.enter({ type: 'textDirective', name, attributes: { value }, children: [] }, token)
    },
  },
  exit: {
    articleMark(token) {
      this.exit(token)
    },
  },
}

function isWord(code: number | null): boolean {
  return code !== null && code >= 0 && /[\p{L}\p{N}_:-]/u.test(String.fromCodePoint(code))
}
