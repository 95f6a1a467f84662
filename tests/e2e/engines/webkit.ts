import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clickActions, type Engine, type EnginePage, keyActions, type View } from './engine.ts'
import { type Program, startProgram } from './process.ts'
import { answers, type Session, startSession } from './webdriver.ts'

/** What WebKitGTK needs to be driven. */
export interface WebKitPaths {
  readonly driver: string
  readonly browser: string
  /** A screen in memory: the browser has no form without windows. */
  readonly screen: string
}

/** Its bar of buttons makes a window of 450 px of one that should be as narrow as a phone. */
const slimWindow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; }'

/** Letters as wide as on a phone: hinted ones are as wide as whole pixels. */
const unhinted = '[Settings]\ngtk-xft-hinting=0\n'

const spot = 'spot-that-stirs'

/** A picture comes with the next frame, and a page that stands still paints none: a spot in its corner changes until then. */
const stir = `(() => {
  const spot = document.createElement('i')
  spot.id = '${spot}'
  spot.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 1px; height: 1px; z-index: 9999'
  document.body.append(spot)
  const change = (time) => {
    spot.style.background = Math.round(time) % 2 ? 'black' : 'white'
    if (spot.isConnected) requestAnimationFrame(change)
  }
  change(0)
})()`

/** Starts WebKitGTK's small browser on a screen of its own. */
export async function startWebKit({ driver, browser, screen }: WebKitPaths, density: number): Promise<Engine> {
  // The number of a free display is written to the stream that we name.
  const display = await startProgram(screen, ['-displayfd', '3', '-screen', '0', '3200x4000x24', '-nolisten', 'tcp'], {
    ready: /^(\d+)\n/,
  })
  const programs: Program[] = [display]
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), slimWindow)
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), unhinted)
  const close = async () => {
    for (const program of programs.reverse()) await program.stop()
    rmSync(settings, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const program = await startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      ready: () => answers(address),
      env: environment(display.said, density, settings),
    })
    programs.push(program)
    const session = await startSession(address, {
      'webkitgtk:browserOptions': {
        binary: browser,
        args: ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=127.0.0.1'],
      },
    })
    return {
      page: new WebKitPage(session),
      close: async () => {
        await session.end()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The driver does not say where it listens, and so cannot choose. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function environment(display: string, density: number, settings: string): Record<string, string> {
  const isRoot = process.getuid?.() === 0
  return {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    GDK_SCALE: String(density),
    XDG_CONFIG_HOME: settings,
    XDG_CACHE_HOME: settings,
    XDG_DATA_HOME: settings,
    // Neither a bus nor a graphics card is needed, and the first is waited for.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_NO_X: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Its sandbox cannot be set up by root.
    ...(isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  }
}

class WebKitPage implements EnginePage {
  private readonly session: Session

  constructor(session: Session) {
    this.session = session
  }

  async show({ width, height }: View): Promise<void> {
    const frame = await this.evaluate<[number, number]>('[outerWidth - innerWidth, outerHeight - innerHeight]')
    await this.session.post('window/rect', { width: width + frame[0], height: height + frame[1] })
    // The answer comes before the page has its new size, and a picture that is asked for between the two never comes.
    await this.evaluate(`(async () => {
      while (innerWidth !== ${width} || innerHeight !== ${height}) await new Promise(requestAnimationFrame)
    })()`)
  }

  async load(url: string): Promise<void> {
    await this.session.post('url', { url })
  }

  async evaluate<T>(expression: string): Promise<T> {
    const script = `const done = arguments[0]
      ;(async () => ({ value: await (${expression}) }))().then(done, (error) => done({ error: String(error) }))`
    const answer = await this.session.post<{ value: T; error?: string }>('execute/async', { script, args: [] })
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.session.post('actions', { actions: clickActions(x, y) })
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.session.post('actions', { actions: keyActions(keys) })
  }

  async back(): Promise<void> {
    await this.session.post('back', {})
  }

  async picture(): Promise<Buffer> {
    await this.evaluate(stir)
    const data = await this.session.get<string>('screenshot')
    await this.evaluate(`document.getElementById('${spot}').remove()`)
    return Buffer.from(data, 'base64')
  }
}
