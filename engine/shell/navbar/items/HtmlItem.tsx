import type { ItemProps } from '../item-props.ts'
import styles from './HtmlItem.module.css'

/** HTML as the owner of the site wrote it. */
export function HtmlItem({ item, place }: ItemProps<'html'>) {
  return <div className={styles[place]} dangerouslySetInnerHTML={{ __html: item.html }} />
}
