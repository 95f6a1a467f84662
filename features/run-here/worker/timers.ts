/** Timers that Node would wait for before it ends. */
const waiting = new Set<number>()

/** What Node's timers are to those who hold one. */
class Timer {
  readonly #id: number
  constructor(id: number) {
    this.#id = id
  }
  ref(): this {
    waiting.add(this.#id)
    return this
  }
  unref(): this {
    waiting.delete(this.#id)
    return this
  }
  hasRef(): boolean {
    return waiting.has(this.#id)
  }
  [Symbol.toPrimitive](): number {
    return this.#id
  }
}

type Call = (...args: unknown[]) => void

/** Puts timers that know `ref` and `unref`, and that can be counted, in place of the browser's. */
export function replaceTimers(): void {
  const { setTimeout: once, setInterval: often, clearTimeout: clear } = self
  const held = (id: number): Timer => {
    waiting.add(id)
    return new Timer(id)
  }
  const end = (timer: unknown) => {
    const id = Number(timer)
    waiting.delete(id)
    clear(id)
  }
  const setTimer = (call: Call, delay?: number, ...args: unknown[]) => {
    const id: number = once(() => {
      waiting.delete(id)
      call(...args)
    }, delay)
    return held(id)
  }
  Object.assign(globalThis, {
    setTimeout: setTimer,
    setImmediate: (call: Call, ...args: unknown[]) => setTimer(call, 0, ...args),
    setInterval: (call: Call, delay?: number, ...args: unknown[]) => held(often(() => call(...args), delay)),
    clearTimeout: end,
    clearInterval: end,
    clearImmediate: end,
  })
}

/** Whether a timer is to be waited for. */
export function hasTimers(): boolean {
  return waiting.size > 0
}
