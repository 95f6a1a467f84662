import type { SiteProgram } from '../engine/feature.ts'
import { features } from './features.ts'

/** What builds this site, and shows it while somebody writes. */
export const program: SiteProgram = {
  features,
  worker: new URL('./worker-entry.mjs', import.meta.url),
  bundler: new URL('./bundle.ts', import.meta.url),
}
