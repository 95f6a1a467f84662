export function installForeignTools(root: string, say: (line: string) => void): Promise<void>
