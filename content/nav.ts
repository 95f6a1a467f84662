import type { Sidebars } from '../src/model/navigation.ts'

/** The sidebar, once for both languages: pages by their route below `/docs`. Titles come from the pages. */
export const sidebars: Sidebars = {
  docsSidebar: [
    {
      label: { en: 'Introduction', ru: 'Введение' },
      page: 'introduction',
      collapsed: false,
      items: [
        'introduction/what-is-xec',
        'introduction/quick-start',
        'introduction/when-to-use',
        'introduction/philosophy',
        'introduction/ecosystem',
      ],
    },
    'how-samples-are-checked',
  ],
}
