export const foreignManifests: string
export function foreignToolsFolder(root: string): string
