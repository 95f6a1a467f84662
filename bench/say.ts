/** Progress, apart from the report. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
