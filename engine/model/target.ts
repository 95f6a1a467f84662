/** The four kinds of place where a command runs, in the order in which the site always shows them. */
export const targets = ['local', 'ssh', 'docker', 'k8s'] as const

export type Target = (typeof targets)[number]
