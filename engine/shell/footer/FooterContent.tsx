import type { Footer, FooterLink, FooterLinks, FooterLogo } from '../../model/navbar.ts'
import { Link, useLayout, useShell } from '../context.tsx'
import styles from './Footer.module.css'

function Entry({ link }: { readonly link: FooterLink }) {
  const { strings } = useShell()
  if (link.path !== undefined) return <Link path={link.path}>{link.label}</Link>
  const isOtherSite = /^https?:/.test(link.href ?? '')
  return (
    <a href={link.href} rel={isOtherSite ? 'noopener' : undefined}>
      {link.label}
      {isOtherSite && (
        <>
          <span className={`icon icon-external ${styles.external}`} aria-hidden="true" />
          <span className="visually-hidden"> ({strings.opensOtherSite})</span>
        </>
      )}
    </a>
  )
}

function Links({ items, className }: { readonly items: readonly FooterLink[]; readonly className?: string }) {
  return (
    <ul className={className}>
      {items.map((link) => (
        <li key={`${link.label} ${link.path ?? link.href}`}>
          <Entry link={link} />
        </li>
      ))}
    </ul>
  )
}

function AllLinks({ links }: { readonly links: FooterLinks }) {
  if (links.style === 'row') return <Links items={links.items} className={styles.row} />
  return (
    <div className={styles.columns}>
      {links.columns.map((column) => (
        <section key={column.title} className={styles.column}>
          <h2 className={styles.heading}>{column.title}</h2>
          <Links items={column.items} />
        </section>
      ))}
    </div>
  )
}

/** Both variants are in the page; CSS shows the one of the colour mode, and the browser loads only that one. */
function Logo({ logo }: { readonly logo: FooterLogo }) {
  const { alt, src, srcDark, href, width, height } = logo
  const size = { width, height, loading: 'lazy' } as const
  const image = (
    <>
      <img src={src} alt={alt} className={srcDark === undefined ? undefined : styles.onLight} {...size} />
      {srcDark !== undefined && <img src={srcDark} alt={alt} className={styles.onDark} {...size} />}
    </>
  )
  return href === undefined ? (
    <span className={styles.logo}>{image}</span>
  ) : (
    <a href={href} className={styles.logo}>
      {image}
    </a>
  )
}

/** The block of the front page, at rest. */
function Mark() {
  const { sign } = useLayout()
  return <span className={styles.mark} data-sign={sign} />
}

/** What the end of every page holds: links, mark, version of the tool, copyright. Rendered at build time only. */
export function FooterContent({ footer }: { readonly footer: Footer }) {
  const { strings, siteTitle } = useShell()
  const { toolVersion } = useLayout()
  return (
    <div className={styles.inner}>
      {footer.logo ? <Logo logo={footer.logo} /> : <Mark />}
      <nav className={styles.links} aria-label={strings.footer}>
        <AllLinks links={footer.links} />
      </nav>
      <div className={styles.end}>
        <p className={styles.version}>
          {siteTitle} {toolVersion}
        </p>
        <p dangerouslySetInnerHTML={{ __html: footer.copyright }} />
      </div>
    </div>
  )
}
