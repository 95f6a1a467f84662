export type Listener = (...args: unknown[]) => void

/** The part of Node's `EventEmitter` that a command needs. */
export class EventEmitter {
  private readonly listeners = new Map<string, Listener[]>()

  setMaxListeners(): this {
    return this
  }

  on(event: string, listener: Listener): this {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
    return this
  }

  removeListener(event: string, listener: Listener): this {
    const rest = this.listeners.get(event)?.filter((other) => other !== listener)
    this.listeners.set(event, rest ?? [])
    return this
  }

  removeAllListeners(): this {
    this.listeners.clear()
    return this
  }

  listenerCount(event: string): number {
    return this.listeners.get(event)?.length ?? 0
  }

  emit(event: string, ...args: unknown[]): boolean {
    for (const listener of this.listeners.get(event) ?? []) listener(...args)
    return this.listenerCount(event) > 0
  }
}
