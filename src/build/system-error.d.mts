export function systemSentence(error: unknown, places: readonly string[]): string | undefined
