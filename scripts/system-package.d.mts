export function installSystemPackages(names: readonly string[], options?: readonly string[]): boolean
