import type { PluralForms } from '../plural.ts'

/** Words of the indexes that are drawn for groups of a sidebar. They are written at build time. */
export const groupEn = {
  /** The sentence at the top; `{pages}` names them. */
  about: {
    one: 'This section has {count} page: {pages}.',
    other: 'This section has {count} pages: {pages}.',
  } as PluralForms,
  /** Those that the sentence has no room for. */
  more: '{count} more',
  kinds: { tutorial: 'Tutorial', 'how-to': 'How-to', reference: 'Reference', explanation: 'Explanation' },
  targets: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
}

export type GroupStrings = typeof groupEn
