/** How a stretch of time is drawn; each differs in its line, and not in colour alone. */
export type Line = 'work' | 'fail' | 'wait' | 'open' | 'gone'

/** A stretch of a lane, in milliseconds. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly line: Line
}

/** A row of a drawing: what it shows stands above it. */
export interface Lane {
  readonly label: string
  readonly bars: readonly Bar[]
  /** Moments at which something is cut off or closed. */
  readonly cuts: readonly number[]
}

/** A drawing and the same in words. */
export interface Picture {
  readonly lanes: readonly Lane[]
  /** The end of the axis, in milliseconds. */
  readonly end: number
  /** What the lines mean that this drawing has. */
  readonly legend: Readonly<Partial<Record<Line | 'cut', string>>>
  /** What comes of it, in one or two sentences; read out when it changes. */
  readonly headline: string
  readonly notes: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
