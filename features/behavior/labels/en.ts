/** Tables of what probes have found. */
export const en = {
  case: 'Case',
  result: 'Result',
  repeat: 'Repeat',
  save: 'Save {program} and {place} in one folder, then run {command}.',
  found: 'Found on {date} with {version} on Node {node}.',
  against: '{environment}: {server}.',
  standIns: {
    'API stand-in': 'a stand-in for the API',
  } as Readonly<Record<string, string>>,
  environments: { local: 'Local', ssh: 'SSH', docker: 'Docker', k8s: 'Kubernetes' },
}

export type BehaviorStrings = typeof en
