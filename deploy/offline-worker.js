// Takes back what readers keep offline: publish this file as offline-worker.js, in the place of the one that the build writes,
// and leave it there. A browser finds it with the next document; then what it has kept is gone, and this worker with it.
const base = new URL(registration.scope).pathname

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(takeBack()))

async function takeBack() {
  await Promise.all(['records', 'files'].map((what) => caches.delete(`offline ${what} of ${base}`)))
  await registration.unregister()
}
