import type { SiteConfig } from '../../engine/config/site-config.ts'

const repository = 'https://github.com/example/tool'

const site: SiteConfig = {
  title: 'Tool',
  tagline: 'What your tool does, in one line',
  url: 'https://tool.example',
  locales: [{ code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' }],
  toolVersion: '1.0.0',
  repository,
  editUrl: `${repository}/edit/main/{path}`,
  reportUrl: `${repository}/issues/new`,
  brand: {
    logo: '/favicon.svg',
    accent: { fill: '#1d4ed8', onFill: '#ffffff', light: '#1d4ed8', dark: '#93b4ff' },
  },
  features: [],
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
      { type: 'search', position: 'right' },
      { href: repository, label: 'Source code', icon: 'source' },
    ],
  },
  footer: {
    links: [{ to: '/docs/start', label: 'Docs' }],
    copyright: '© The authors of Tool',
  },
  docs: {
    versions: [
      {
        name: 'current',
        label: 'Current',
        isLast: true,
        path: '/docs',
        content: 'docs',
        mainDocId: 'start',
        sidebars: {
          docs: [
            'start',
            { label: 'Guides', items: ['guides/pages', 'guides/look', 'guides/languages', 'guides/publish'] },
          ],
        },
      },
    ],
  },
  search: { contexts: [{ path: 'docs', label: 'Docs' }] },
}

export default site
