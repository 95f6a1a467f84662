import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { measuringFlags } from '../../scripts/chromium-flags.mjs'
import { startArrivals } from './arrival.ts'
import type { Device } from './device.ts'
import { DevtoolsPipe } from './devtools-pipe.ts'
import { type Language, nameHelper } from './phone.ts'
import { startProbe } from './probe.ts'
import { QuietPage } from './quiet-page.ts'

const flags = [
  ...measuringFlags,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--remote-debugging-pipe',
]

/**
 * A browser for measuring times, which are a reader's only where nobody looks into the scripts. A driver of tests does: it
 * asks for every exception and console message (`Runtime.enable`), for which V8 reads whole scripts again to know the place of
 * each call. On the phone's profile that alone took 70 ms while the shell was hydrated by React.
 */
export class QuietBrowser {
  readonly #pipe: DevtoolsPipe

  constructor(pipe: DevtoolsPipe) {
    this.#pipe = pipe
  }

  /** Runs an action with a new page on a device, with nothing in its cache, and the probes in place. */
  async withPage<T>(device: Device, language: Language, action: (page: QuietPage) => Promise<T>): Promise<T> {
    const send = this.#pipe.session()
    const { userAgent } = await send('Browser.getVersion')
    const { browserContextId } = await send('Target.createBrowserContext')
    try {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const tell = this.#pipe.session(sessionId)
      const { width, height, pixelRatio, isPhone } = device
      await tell('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: pixelRatio,
        mobile: isPhone,
      })
      await tell('Emulation.setTouchEmulationEnabled', { enabled: isPhone })
      await tell('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: language })
      await tell('Page.enable')
      const source = `${nameHelper}\n;(${startProbe})()\n;(${startArrivals})()`
      await tell('Page.addScriptToEvaluateOnNewDocument', { source })
      const page = new QuietPage(tell)
      if (isPhone) await page.slowDown()
      return await action(page)
    } finally {
      await send('Target.disposeBrowserContext', { browserContextId })
    }
  }
}

/** Runs an action with a browser, which is closed in any case. */
export async function withQuietBrowser<T>(action: (browser: QuietBrowser) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'))
  const args = [...flags, `--user-data-dir=${profile}`]
  const child = spawn(await ensureChromium(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  try {
    return await Promise.race([action(new QuietBrowser(new DevtoolsPipe(child))), endOf(child)])
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A browser that is gone answers nothing any more. */
async function endOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The browser ended by itself, with ${code}.`)
}
