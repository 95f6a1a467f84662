import styles from './Footer.module.css'

/** The end of every page. */
export function Footer({ html }: { readonly html: string }) {
  return <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: html }} />
}
