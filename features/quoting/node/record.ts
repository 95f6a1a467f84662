/** What leaves the package: a program with its arguments, or a line for the shell of an SSH server. */
export type Sent =
  | { readonly program: string; readonly args: readonly string[]; readonly shell: boolean | string }
  | { readonly line: string }

let sent: Sent[] = []

/** Notes what would have been started. */
export function note(what: Sent): void {
  sent.push(what)
}

/** What has been noted since the last time. */
export function takeNotes(): Sent[] {
  const taken = sent
  sent = []
  return taken
}
