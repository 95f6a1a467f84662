/** Ends a command with its message alone: one sentence says what is wrong and what to do. */
export class PlainError extends Error {}
