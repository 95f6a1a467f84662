import { folder } from '../messages.ts'

/** A line of a file of the run. */
export interface Place {
  readonly file: string
  readonly line: number
}

const { origin } = self.location
const modules = new Map<string, string>()
const frame = /^(?:\s+at |[^\s@]*@)/

/** Keeps in mind which file a module was made of. Its lines are those of the file, its columns are not. */
export function rememberModule(url: string, file: string): void {
  modules.set(url, file)
}

/** Where a stack first passes through a file of the run. */
export function placeIn(stack: string): Place | undefined {
  for (const [, url = '', line] of stack.matchAll(/(blob:\S+?):(\d+):\d+/g)) {
    const file = modules.get(url)
    if (file) return { file, line: Number(line) }
  }
  return undefined
}

/** A text in which modules have the names of their files, and stacks nothing of the stand-in. */
export function withPlaces(text: string): string {
  if (!text.includes(origin)) return text
  return text
    .split('\n')
    .reduce(addLine, [] as string[])
    .join('\n')
}

function addLine(lines: string[], line: string): string[] {
  const isOfStandIn = frame.test(line) && line.includes(`${origin}/`) && !placeIn(line)
  if (!isOfStandIn) return lines.concat(withPlace(line))
  // What an error has beside its stack begins behind the last frame.
  const last = lines.pop() ?? ''
  return [...lines, line.endsWith(' {') ? `${last} {` : last]
}

function withPlace(line: string): string {
  return line.replace(/(blob:\S+?):(\d+):\d+/g, (whole, url, number) => {
    const file = modules.get(url)
    return file ? `file://${folder}/${file}:${number}` : whole
  })
}
