import { engineAdvice, findEngine } from '../../../scripts/other-engines.mjs'
import { startChromium } from './chromium.ts'
import type { Engine, EngineName, EngineOptions } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** Why an engine cannot be looked with, and how to get it; undefined where it is there. */
export function lackOf(name: EngineName): string | undefined {
  if (name === 'chromium' || findEngine(name)) return undefined
  return `${name} is not on this machine (${engineAdvice(name)})`
}

/** Starts an engine that is there, on a plain screen with text of the usual size where nothing else is said. */
export function startEngine(name: EngineName, wanted: Partial<EngineOptions> = {}): Promise<Engine> {
  const options = { density: 1, text: 16, ...wanted }
  if (name === 'chromium') return startChromium(options)
  const { browser = '', driver = '', screen = '' } = findEngine(name) ?? {}
  return name === 'firefox' ? startFirefox(browser, options) : startWebKit({ browser, driver, screen }, options.density)
}
