export function packageProblem(root: string): { reason: string; hint?: string } | undefined
