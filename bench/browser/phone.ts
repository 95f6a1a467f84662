/** A phone of the middle class: its screen in CSS pixels. */
export const phone = { width: 412, height: 915, pixelRatio: 2.625 }

/** Its processor and its line: four times slower than here, 150 ms away, 1.6 Mbit/s. */
export const profile = { slower: 4, latency: 150, bitsPerSecond: 1_600_000 }

/** The line as the browser's protocol takes it. */
export const line = {
  offline: false,
  latency: profile.latency,
  downloadThroughput: profile.bitsPerSecond / 8,
  uploadThroughput: profile.bitsPerSecond / 8,
}

/** Readers of Russian pages have a Russian browser; others would be offered their own language. */
export type Language = 'en' | 'ru'

/** What compiles these files marks functions with their names by a helper that pages do not have. */
export const nameHelper = 'globalThis.__name = (value) => value'
