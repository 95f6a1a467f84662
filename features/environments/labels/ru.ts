import type { EnvironmentStrings } from './en.ts'

export const ru: EnvironmentStrings = {
  label: 'Среда',
  names: { local: 'Локально', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
  about: { local: 'локальных командах', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
  elsewhere: 'Эта страница — о {own}. В примерах у вас выбрано «{chosen}»: смотрите «{page}».',
}
