import { existsSync } from 'node:fs'
import { installCommand, installSystemPackages } from './system-package.mjs'

/**
 * The engines that tests look with besides Chromium: the programs that each needs, by the places where systems put them, and
 * Debian's packages that have them.
 */
const engines = {
  firefox: {
    programs: { browser: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: {
      driver: ['/usr/bin/WebKitWebDriver'],
      browser: [
        '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      ],
      screen: ['/usr/bin/Xvfb'],
    },
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  },
}

export const otherEngines = /** @type {const} */ (['firefox', 'webkit'])

/**
 * Paths of the programs of an engine by what they are for, or undefined where one is missing.
 * @param {'firefox' | 'webkit'} name
 * @returns {Readonly<Record<string, string>> | undefined}
 */
export function findEngine(name) {
  const found = Object.entries(engines[name].programs).map(([use, places]) => [use, places.find(existsSync)])
  return found.every(([, path]) => path) ? Object.fromEntries(found) : undefined
}

/**
 * How to get an engine that is missing.
 * @param {'firefox' | 'webkit'} name
 */
export function engineAdvice(name) {
  const { packages } = engines[name]
  return installCommand(packages) ?? `Debian has it: ${packages.join(', ')}`
}

/** Installs in CI what is missing. Elsewhere tests say how to get it: they do without. */
export async function ensureOtherEngines() {
  const missing = otherEngines.filter((name) => !findEngine(name))
  if (!process.env.CI || missing.length === 0) return
  await installSystemPackages(
    missing.flatMap((name) => engines[name].packages),
    ['--no-install-recommends'],
  )
}
