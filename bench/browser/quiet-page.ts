import type { Send } from './devtools-pipe.ts'
import { line, profile } from './phone.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** A page of a `QuietBrowser`. Functions that run inside it are sent as text: everything that they use stands in them. */
export class QuietPage {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Begins to load an address, and returns when its document is there. */
  async open(url: string): Promise<void> {
    const { errorText } = await this.#send('Page.navigate', { url })
    if (errorText) throw new Error(`${url}: ${errorText}`)
  }

  /** What a function inside the page gives, as JSON; a promise is waited for. */
  async run<Result, Input = undefined>(
    inside: (input: Input) => Result | Promise<Result>,
    input?: Input,
  ): Promise<Result> {
    const expression = `(${inside})(${JSON.stringify(input)})`
    const options = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', options)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as Result
  }

  async pointAt({ x, y }: Place): Promise<void> {
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  }

  async click({ x, y }: Place): Promise<void> {
    const press = { x, y, button: 'left', clickCount: 1 } as const
    await this.#send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' })
    await this.#send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' })
  }

  /** A finger that touches the screen and leaves it at once. */
  async tap(place: Place): Promise<void> {
    const { x, y } = place
    // Both on their way before the page answers: a reader's finger does not wait either.
    await Promise.all([
      this.#send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      this.#send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
  }

  /** Presses the keys of a text, none of which waits for the one before. */
  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((key) => [
      this.#send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      this.#send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ])
    await Promise.all(keys)
  }

  /** Bytes of the script's objects that are in use. */
  async heap(): Promise<number> {
    await this.#send('HeapProfiler.collectGarbage')
    const { usedSize } = await this.#send('Runtime.getHeapUsage')
    return usedSize
  }

  /** From now on the page is slow like a phone. */
  async slowDown(): Promise<void> {
    await this.#send('Network.enable')
    await this.#send('Network.emulateNetworkConditions', line)
    await this.#send('Emulation.setCPUThrottlingRate', { rate: profile.slower })
  }
}
