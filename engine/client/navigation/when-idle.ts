/** Runs an action when the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export const whenIdle = window.requestIdleCallback ?? ((action: () => void) => setTimeout(action, 200))
