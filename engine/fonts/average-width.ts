import type { FontFacts } from './sfnt.ts'

/** Text of our own pages: its letters are as frequent as a reader meets them. */
export const sample =
  'A connection opens on the first command and is reused until dispose() is called. If the host is silent longer ' +
  'than the timeout, the command fails and the queue goes on: every error carries the exit code, stdout and stderr. ' +
  'Write the command once. Run it on your machine, over SSH, in a container or in a pod, without a rewrite.'

/** Average advance over the sample in ems, without kerning. */
export function averageWidth(font: FontFacts): number {
  let sum = 0
  for (const character of sample) {
    const advance = font.advance(character)
    if (advance === undefined) throw new Error(`The font has no glyph for "${character}".`)
    sum += advance
  }
  return sum / sample.length / font.unitsPerEm
}
