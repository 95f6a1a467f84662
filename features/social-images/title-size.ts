/** Room for the title in pixels: `social-image.css` gives it the same. */
const room = { width: 1072, height: 228 }
/** Martian Mono at 75 % width: every glyph advances by this many ems. */
const advance = 0.6
const lineHeight = 1.15
/** Sizes in pixels, the largest first. */
export const titleSizes = [96, 76, 64, 48, 38] as const

export type TitleSize = (typeof titleSizes)[number]

/** The largest size at which a title fits into its room; the smallest one for a title that never does: it is cut. */
export function titleSize(title: string): TitleSize {
  return titleSizes.find((size) => fits(title, size)) ?? titleSizes[titleSizes.length - 1] ?? 38
}

/** How many lines of a size have room. */
export function lineCount(size: TitleSize): number {
  return Math.floor(room.height / (size * lineHeight))
}

/** Breaks at spaces as the renderer does; a word that is wider than a line belongs to a smaller size. */
function fits(title: string, size: TitleSize): boolean {
  const columns = Math.floor(room.width / (size * advance))
  let lines = 1
  let filled = 0
  for (const word of title.split(/[ \t\n]+/)) {
    if (word.length > columns) return false
    const wider = filled === 0 ? word.length : filled + 1 + word.length
    if (wider > columns) lines += 1
    filled = wider > columns ? word.length : wider
  }
  return lines <= lineCount(size)
}
