import { answer } from './answer.ts'
import { followSite } from './follow-site.ts'
import type { AskedEvent, WorkerScope } from './scope.ts'

// The site without a network, for who has asked for it. It never stands between a reader and the site: documents come from
// the network wherever that answers, and what this worker does not know it leaves to the browser.
const worker = self as unknown as WorkerScope
const base = new URL(worker.registration.scope).pathname

// A newer worker is there because something was wrong with this one: it does not wait until all pages are closed.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  if (!isOurs(event.request)) return
  event.respondWith(answer(event.request, base, () => follow(event)))
})

/** `no-store` asks for what the site has now: so does whoever fetches what is to be kept. */
function isOurs({ method, url, cache, headers }: Request): boolean {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(base)) return false
  return !headers.has('range') && cache !== 'no-store' && cache !== 'only-if-cached'
}

function follow(event: AskedEvent): void {
  event.waitUntil(followSite(base, worker.registration).catch(console.warn))
}
