export function packageProblem(root: string): { reason: string; command: string[] } | undefined
