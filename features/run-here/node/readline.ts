import { EventEmitter } from 'events'

interface Options {
  readonly input: NodeJS.ReadableStream
}

/** Lines of a stream, as events or one after the other. */
class Interface extends EventEmitter {
  readonly #lines: string[] = []
  #rest = ''
  #ended = false
  #wake = () => {}

  constructor({ input }: Options) {
    super()
    input.on('data', (chunk) => this.#take(String(chunk)))
    input.on('end', () => this.#end())
  }

  #take(text: string): void {
    const lines = (this.#rest + text).split(/\r?\n/)
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.#say(line)
  }

  #say(line: string): void {
    this.#lines.push(line)
    this.emit('line', line)
    this.#wake()
  }

  #end(): void {
    if (this.#rest !== '') this.#say(this.#rest)
    this.#ended = true
    this.emit('close')
    this.#wake()
  }

  close(): void {
    this.#end()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (;;) {
      const line = this.#lines.shift()
      if (line !== undefined) yield line
      else if (this.#ended) return
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}

export function createInterface(options: Options): Interface {
  return new Interface(options)
}
export default { createInterface }
