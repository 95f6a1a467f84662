export function installHooks(root?: string): void
