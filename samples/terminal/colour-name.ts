/** The colours that pages have in both themes. White and black are ink, bright ones like the others. */
const names = [undefined, 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', undefined] as const
const brightBlack = 8

type ColourName = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'gray'

/**
 * The nearest of these colours; undefined for ink.
 * @param value an index of the 256 colours of terminals, or RGB in one number
 */
export function colourName(value: number, isRgb: boolean): ColourName | undefined {
  if (!isRgb && value === brightBlack) return 'gray'
  if (!isRgb && value < 16) return names[value % 8]
  const [red, green, blue] = isRgb ? [value >> 16, (value >> 8) & 255, value & 255] : cubeColour(value)
  return nearest(red ?? 0, green ?? 0, blue ?? 0)
}

/** The cube of 6 × 6 × 6 colours from 16 on, and the grays after it, as xterm has them. */
function cubeColour(index: number): number[] {
  if (index >= 232) return [0, 0, 0].map(() => 8 + (index - 232) * 10)
  const level = (digit: number) => (digit === 0 ? 0 : 55 + digit * 40)
  const at = index - 16
  return [Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map(level)
}

function nearest(red: number, green: number, blue: number): ColourName | undefined {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (high - low < 40) return high > 80 && high < 180 ? 'gray' : undefined
  const hue = hueOf(red, green, blue, high, high - low)
  return (['red', 'yellow', 'green', 'cyan', 'blue', 'magenta'] as const)[Math.round(hue / 60) % 6]
}

/** In degrees, from 0 for red. */
function hueOf(red: number, green: number, blue: number, high: number, range: number): number {
  if (high === red) return (((green - blue) / range) * 60 + 360) % 360
  return high === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240
}
