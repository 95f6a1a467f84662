/** The package has no types of its own; these are the parts of it that we use. */
declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'sfnt' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
    noHinting?: boolean
    /** With no text: the font whole, only unpacked or packed anew. */
    keepAllGlyphs?: boolean
    dropTables?: readonly string[]
  }

  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>
}
