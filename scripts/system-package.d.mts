export function installSystemPackages(names: readonly string[], options?: readonly string[]): Promise<boolean>
export function installCommand(names: readonly string[], options?: readonly string[]): string | undefined
