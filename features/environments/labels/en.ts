/** The head of an article for readers who have chosen an environment. `{page}` is a link. */
export const en = {
  label: 'Environment',
  names: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
  about: { local: 'local commands', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
  elsewhere: 'This page is about {own}. You have chosen {chosen}: see {page}.',
}

export type EnvironmentStrings = typeof en
