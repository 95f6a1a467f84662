import { memo } from 'react'
import { useBuiltHtml } from '../built-html.ts'
import { useShell } from '../context.tsx'
import styles from './Footer.module.css'

/** The end of every page. Nothing in it moves, so its HTML is adopted like an article's. */
export const Footer = memo(function Footer() {
  const html = useBuiltHtml(useShell().footerHtml)
  return <footer className={styles.footer} dangerouslySetInnerHTML={html} suppressHydrationWarning />
})
