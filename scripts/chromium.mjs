import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { installCommand, installSystemPackages } from './system-package.mjs'

/** Where systems put Chromium and what is built from it. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Debian's Chromium without anything that a window needs: the same pages in a third less time. */
const shell = '/usr/bin/chromium-headless-shell'

/**
 * Path of the browser of a reader, for measurements: CHROMIUM_PATH, else the first one of the system, else Playwright's.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  return chosenBrowser() || places.find((place) => existsSync(place)) || (await playwrightChromium())
}

/**
 * Path of the browser for tests, which open hundreds of pages: CHROMIUM_PATH, else the one without windows, else any.
 * @returns {Promise<string | undefined>}
 */
export async function findTestBrowser() {
  return chosenBrowser() || (existsSync(shell) ? shell : await findChromium())
}

function chosenBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`)
  return chosen
}

/**
 * Finds Chromium, or installs it where that is allowed; else the error says how to.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found =
    (await findChromium()) ?? ((await installSystemPackages(['chromium'])) ? await findChromium() : undefined)
  if (found) return found
  throw new Error(
    [
      'The tests need Chromium, and there is none. One of these helps:',
      `  ${installCommand(['chromium']) ?? 'install Chromium or Chrome with the package manager of your system'}`,
      '  npx playwright-core install chromium',
      '  set CHROMIUM_PATH to where it is',
    ].join('\n'),
  )
}

/**
 * The browser for tests. In CI the quicker one is installed where the system has it; a developer's own is not added to.
 * @returns {Promise<string>}
 */
export async function ensureTestBrowser() {
  const found = await findTestBrowser()
  const isWanted = process.env.CI && !process.env.CHROMIUM_PATH && found !== shell
  if (isWanted && (await installSystemPackages([basename(shell)]))) return shell
  return found ?? ensureChromium()
}

/** Playwright's own download; the package is not there before the first installation. */
async function playwrightChromium() {
  try {
    const { chromium } = await import('playwright-core')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}
