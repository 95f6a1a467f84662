import type { ReactNode } from 'react'
import { hrefOf, type Path } from '../../engine/model/route.ts'

interface Props {
  readonly text: string
  readonly base: string
}

/** A line of the collection: text with code and links, which the build has checked. */
export function MarkdownLine({ text, base }: Props) {
  return <>{partsOf(text).map((part) => part(base))}</>
}

type Part = (base: string) => ReactNode

function partsOf(text: string): Part[] {
  const marked = /(``? ?)(.+?)( ?\1)|\[((?:`[^`]*`|[^\]])*)\]\(([^)]+)\)|\*\*(.+?)\*\*/g
  const parts: Part[] = []
  let end = 0
  for (const found of text.matchAll(marked)) {
    parts.push(asText(text.slice(end, found.index)), partOf(found))
    end = found.index + found[0].length
  }
  return [...parts, asText(text.slice(end))]
}

const asText = (text: string) => () => text

function partOf({ index, 2: code, 4: label, 5: href, 6: strong }: RegExpExecArray): Part {
  if (code !== undefined) return () => <code key={index}>{code.trim()}</code>
  if (strong !== undefined) return (base) => <strong key={index}>{<MarkdownLine text={strong} base={base} />}</strong>
  return (base) => (
    <a key={index} href={href?.startsWith('/') ? hrefOf(href as Path, base) : href}>
      <MarkdownLine text={label ?? ''} base={base} />
    </a>
  )
}
