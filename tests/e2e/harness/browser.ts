import { type Browser, chromium } from 'playwright-core'
import { findTestBrowser } from '../../../scripts/chromium.mjs'
import { drivenFlags } from '../../../scripts/chromium-flags.mjs'

const args = [
  ...drivenFlags,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // Nothing leaves this machine, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Starts a browser for the tests of a worker. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findTestBrowser()
  if (!executablePath)
    throw new Error('There is no Chromium. `node scripts/ready.mjs --browser` finds or installs one.')
  return chromium.launch({ executablePath, args })
}
