import { z } from 'zod'
import { key, type Written } from './key.ts'
import { htmlText, link, picture, route, text } from './value-schemas.ts'

const footerLink = z.strictObject({
  label: key(text, 'Text of the link.', 'Questions'),
  to: key(route.optional(), 'Route of this site.', '/docs/faq'),
  href: key(link.optional(), 'Any other address.', 'https://example.org'),
})

const column = z.strictObject({
  title: key(text, 'Heading of the column.', 'Community'),
  items: key(z.array(footerLink), 'Its links.', [{ label: 'Questions', to: '/docs/faq' }]),
})

const logo = z.strictObject({
  alt: key(text, 'What the picture shows, for those who do not see it.', 'Acme'),
  src: key(picture, 'The picture: a file of `public/`, an address, or the picture itself as `data:`.', '/logo.svg'),
  srcDark: key(picture.optional(), 'The picture on dark ground.', '/logo-dark.svg'),
  href: key(link.optional(), 'Address that it leads to.', 'https://example.org'),
  width: key(z.number().positive().optional(), 'Width in pixels.', 120),
  height: key(z.number().positive().optional(), 'Height in pixels.', 40),
})

/** The end of each page. */
export const footer = z.strictObject({
  links: key(z.array(z.union([column, footerLink])), 'Columns with a title, or links for a single row.', [
    { label: 'Questions', to: '/docs/faq' },
  ]),
  logo: key(logo.optional(), 'A picture beside the copyright.', { alt: 'Acme', src: '/logo.svg' }),
  copyright: key(htmlText, 'The last line; it may hold HTML, as an item of the bar.', '© The Acme authors'),
})

export type FooterLinkConfig = Written<z.input<typeof footerLink>>
export type FooterConfig = Written<z.input<typeof footer>>
