import type { BehaviorStrings } from './en.ts'

export const ru: BehaviorStrings = {
  case: 'Случай',
  result: 'Результат',
  repeat: 'Повторить',
  save: 'Сохраните {program} и {place} в одном каталоге и запустите {command}.',
  found: 'Проверено {date}, версия {version}, Node {node}.',
  against: '{environment}: {server}.',
  standIns: {
    'API stand-in': 'программа-заменитель API',
  } as Readonly<Record<string, string>>,
  environments: { local: 'Локально', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
}
