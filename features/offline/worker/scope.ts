/** The parts of a service worker's world that are used here: TypeScript has them only without those of a page. */
interface LongEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}

export interface AskedEvent extends LongEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface WorkerEvents {
  readonly install: LongEvent
  readonly activate: LongEvent
  readonly fetch: AskedEvent
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}
