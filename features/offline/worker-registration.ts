import { offlineWorker } from '../../engine/model/offline.ts'
import { hrefOf } from '../../engine/model/route.ts'
import { ownScript } from '../../engine/trusted/policy.ts'
import { OfflineFailure } from './kept/failure.ts'

/**
 * Starts the worker, or finds it started.
 * @throws OfflineFailure
 */
export async function startWorker(base: string): Promise<void> {
  try {
    // Without the browser's cache: a worker that is wrong is replaced with the next document.
    await navigator.serviceWorker.register(ownScript(hrefOf(offlineWorker, base)), {
      scope: base,
      updateViaCache: 'none',
    })
  } catch (cause) {
    throw new OfflineFailure('refused', 'The browser does not start the worker', { cause })
  }
}

export async function endWorker(base: string): Promise<void> {
  await (await workerOf(base))?.unregister()
}

export async function hasWorker(base: string): Promise<boolean> {
  return (await workerOf(base)) !== undefined
}

/** A site around this one may have a worker of its own. */
async function workerOf(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(base)
  return found && new URL(found.scope).pathname === base ? found : undefined
}
