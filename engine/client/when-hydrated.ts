/**
 * Runs an action once the shell is hydrated, which reads article and sidebar back from the document.
 * @returns a function that cancels it
 */
export function whenHydrated(action: () => void): () => void {
  const { documentElement } = document
  const isHydrated = () => documentElement.dataset.hydrated !== undefined
  if (isHydrated()) {
    action()
    return () => {}
  }
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return
    observer.disconnect()
    action()
  })
  observer.observe(documentElement, { attributeFilter: ['data-hydrated'] })
  return () => observer.disconnect()
}
