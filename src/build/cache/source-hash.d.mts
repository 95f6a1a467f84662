export function sourceHash(root: string, options?: { readonly fresh?: boolean }): string
