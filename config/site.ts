import { sidebars } from '../content/nav.ts'
import type { SiteConfig } from '../engine/config/site-config.ts'

const repository = 'https://github.com/xec-sh/xec'

const site: SiteConfig = {
  title: 'Xec',
  brand: { sign: '$' },
  tagline: {
    en: 'One $ for your machine, SSH hosts, containers and pods',
    ru: 'Один $ для своей машины, хостов SSH, контейнеров и подов',
  },
  url: 'https://xec.sh',
  base: '/',
  locales: [
    { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '/' },
    { code: 'ru', label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: '/ru/' },
  ],
  toolVersion: '0.9.0',
  repository,
  editUrl: `${repository}/edit/main/docs/{path}`,
  reportUrl: `${repository}/issues/new`,
  securityContact: `${repository}/security/advisories/new`,
  announcement: {
    id: 'alpha-0.9.0',
    content: {
      en: 'Xec is in alpha: its APIs may change between versions. <a href="/docs/introduction/installation">Before you install</a>',
      ru: 'Xec — альфа-версия: API могут меняться от версии к версии. <a href="/docs/introduction/installation">Прежде чем устанавливать</a>',
    },
    isCloseable: true,
  },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', sidebarId: 'docsSidebar', label: { en: 'Docs', ru: 'Документация' }, position: 'left' },
      { to: '/docs/api', label: { en: 'API', ru: 'API' }, position: 'left' },
      { to: '/blog', label: { en: 'Blog', ru: 'Блог' }, position: 'left' },
      { type: 'search', position: 'right' },
      { type: 'localeDropdown' },
      { href: repository, label: { en: 'Source repository', ru: 'Репозиторий с исходным кодом' }, icon: 'source' },
    ],
  },
  footer: {
    links: [
      {
        title: { en: 'Documentation', ru: 'Документация' },
        items: [
          { to: '/docs/introduction', label: { en: 'Introduction', ru: 'Введение' } },
          { to: '/docs/introduction/quick-start', label: { en: 'Quick start', ru: 'Быстрый старт' } },
          { to: '/docs/introduction/installation', label: { en: 'Installation', ru: 'Установка' } },
          { to: '/docs/guides', label: { en: 'Guides', ru: 'Руководства' } },
          { to: '/docs/recipes', label: { en: 'Recipes', ru: 'Рецепты' } },
          { to: '/docs/api', label: { en: 'API reference', ru: 'Справочник API' } },
        ],
      },
      {
        title: { en: 'Resources', ru: 'Материалы' },
        items: [
          { to: '/docs/introduction/architecture', label: { en: 'Architecture', ru: 'Архитектура' } },
          { to: '/docs/introduction/comparison', label: { en: 'Comparison', ru: 'Сравнение' } },
          { to: '/docs/migration', label: { en: 'Migration', ru: 'Переход на Xec' } },
          { to: '/docs/faq', label: { en: 'Questions', ru: 'Вопросы и ответы' } },
          { to: '/docs/glossary', label: { en: 'Glossary', ru: 'Словарь терминов' } },
          { to: '/docs/changelog', label: { en: 'Changelog', ru: 'История изменений' } },
          { to: '/docs/known-issues', label: { en: 'Known issues', ru: 'Известные проблемы' } },
          { to: '/book.html', label: { en: 'One book to print (5 MB)', ru: 'Книга для печати (6 МБ)' } },
          { to: '/blog', label: { en: 'Blog', ru: 'Блог' } },
        ],
      },
      {
        title: { en: 'Community', ru: 'Сообщество' },
        items: [
          { href: `${repository}/discussions`, label: { en: 'Discussions', ru: 'Обсуждения' } },
          { href: `${repository}/issues`, label: { en: 'Issues', ru: 'Сообщения об ошибках' } },
        ],
      },
      {
        title: { en: 'Project', ru: 'Проект' },
        items: [
          { href: repository, label: { en: 'Source code', ru: 'Исходный код' } },
          { href: `${repository}/blob/main/LICENSE`, label: { en: 'License', ru: 'Лицензия' } },
        ],
      },
    ],
    copyright: { en: '© The Xec authors. MIT license.', ru: '© Авторы Xec. Лицензия MIT.' },
  },
  colorMode: { default: 'light', switchable: true, respectSystem: true },
  search: {
    contexts: [
      { path: 'docs', label: { en: 'Documentation', ru: 'Документация' } },
      { path: 'blog', label: { en: 'Blog', ru: 'Блог' } },
    ],
    shortcut: 'mod+k',
    fallbackLabels: { '/docs/api-reference': { en: 'API Reference', ru: 'Справочник API' } },
  },
  docs: {
    versions: [
      {
        name: 'current',
        label: { en: 'Current', ru: 'Текущая' },
        isLast: true,
        path: '/docs',
        content: 'docs',
        mainDocId: 'introduction',
        sidebars,
      },
    ],
  },
  blog: {
    title: { en: 'Blog', ru: 'Блог' },
    description: {
      en: 'How commands get run, where that goes wrong, and what becomes of Xec.',
      ru: 'Как запускаются команды, где это подводит и что происходит с Xec.',
    },
  },
  // Short names by which the product's specification calls these pages.
  redirects: {
    '/docs/configuration/targets/docker': '/docs/configuration/targets/docker-targets',
    '/docs/configuration/targets/kubernetes': '/docs/configuration/targets/kubernetes-targets',
    '/docs/configuration/targets/ssh': '/docs/configuration/targets/ssh-targets',
    '/docs/configuration/tasks/simple': '/docs/configuration/tasks/simple-tasks',
    '/docs/configuration/tasks/multi-step': '/docs/configuration/tasks/multi-step-tasks',
    '/docs/core/execution-engine/adapters/docker': '/docs/core/execution-engine/adapters/docker-adapter',
    '/docs/core/execution-engine/adapters/k8s': '/docs/core/execution-engine/adapters/k8s-adapter',
    '/docs/core/execution-engine/adapters/local': '/docs/core/execution-engine/adapters/local-adapter',
    '/docs/core/execution-engine/adapters/ssh': '/docs/core/execution-engine/adapters/ssh-adapter',
  },
  tabGroups: {
    target: ['local', 'ssh', 'docker', 'k8s'],
    'package-manager': ['npm', 'pnpm', 'yarn', 'bun'],
    platform: ['linux', 'macos', 'windows'],
  },
}

export default site
