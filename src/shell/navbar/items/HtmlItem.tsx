import type { ItemProps } from '../item-props.ts'

/** HTML as the owner of the site wrote it. */
export function HtmlItem({ item }: ItemProps<'html'>) {
  return <div dangerouslySetInnerHTML={{ __html: item.html }} />
}
