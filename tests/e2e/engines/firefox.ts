import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BidiConnection, connectBidi } from './bidi.ts'
import { clickActions, type Engine, type EngineOptions, type EnginePage, keyActions, type View } from './engine.ts'
import { startProgram } from './process.ts'

/** Nothing leaves this machine, and no page of the browser's own loads beside ours. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // Without a window it has no mouse: one that points exactly and can hover.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
}

/** Starts Firefox without a window, by the protocol that it speaks itself. */
export async function startFirefox(path: string, { density, text }: EngineOptions): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const sizes = { 'font.size.variable.x-western': text, 'font.size.variable.x-cyrillic': text }
  const lines = Object.entries({ ...preferences, ...sizes }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const program = await startProgram(path, args, { ready: /WebDriver BiDi listening on (ws:\S+)/ })
  const bidi = await connectBidi(`${program.said}/session`)
  const close = async () => {
    bidi.close()
    await program.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    await bidi.send('session.new', { capabilities: {} })
    const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' })
    return { page: new FirefoxPage(bidi, context, density), close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

class FirefoxPage implements EnginePage {
  private readonly bidi: BidiConnection
  private readonly context: string
  private readonly density: number

  constructor(bidi: BidiConnection, context: string, density: number) {
    this.bidi = bidi
    this.context = context
    this.density = density
  }

  async show(viewport: View): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport, devicePixelRatio: this.density })
  }

  async load(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { url, wait: 'complete' })
  }

  async evaluate<T>(expression: string): Promise<T> {
    const { type, result, exceptionDetails } = await this.bidi.send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify({ value: await (${expression}) }))()`,
      target: { context: this.context },
      awaitPromise: true,
    })
    if (type === 'exception') throw new Error(exceptionDetails?.text)
    return (JSON.parse(result?.value ?? '{}') as { value: T }).value
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.send('input.performActions', { actions: clickActions(x, y) })
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.send('input.performActions', { actions: keyActions(keys) })
  }

  async back(): Promise<void> {
    await this.send('browsingContext.traverseHistory', { delta: -1 })
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot', { origin: 'viewport' })
    return Buffer.from(data, 'base64')
  }

  private send<T>(method: string, params: object): Promise<T> {
    return this.bidi.send<T>(method, { context: this.context, ...params })
  }
}
