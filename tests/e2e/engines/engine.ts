/** The engines that readers have. Every iPhone reads with WebKit. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** How large the window is. */
export interface View {
  readonly width: number
  readonly height: number
}

/** One page in one engine: the little that all three can do alike. */
export interface EnginePage {
  show(view: View): Promise<void>
  /** Loads an address and waits for the `load` event. */
  load(url: string): Promise<void>
  /** Value of an expression, or what its promise gives. */
  evaluate<T>(expression: string): Promise<T>
  /** Presses the main button of a mouse at a point of the window, in pixels of CSS. */
  clickAt(x: number, y: number): Promise<void>
  /** Presses keys one after the other: a letter, or a name such as `Enter`. */
  press(...keys: readonly string[]): Promise<void>
  /** One entry back in the history. */
  back(): Promise<void>
  /** Picture of what the window shows, a PNG. */
  picture(): Promise<Buffer>
}

/** What an engine is started with. */
export interface EngineOptions {
  /** Pixels of the screen for one of CSS. */
  readonly density: number
  /** Size of text that the reader has set, in pixels. */
  readonly text: number
}

/** A running engine with one page. */
export interface Engine {
  readonly page: EnginePage
  close(): Promise<void>
}

/** Keys that write no letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const named: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  ArrowDown: '\uE015',
}

/** The actions of WebDriver for a click; WebDriver BiDi took them over. */
export function clickActions(x: number, y: number): readonly object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]
}

/** The same for keys. */
export function keyActions(keys: readonly string[]): readonly object[] {
  const actions = keys.flatMap((key) => {
    const value = named[key] ?? key
    return [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
  })
  return [{ type: 'key', id: 'keyboard', actions }]
}
