import { isKept } from './kept-in-tab.ts'
import { startTool } from './start-tool.ts'
import type { Tools } from './tool.ts'

/** Loads a tool before it is in view, not much earlier. */
const nearby = '300px'

/** Starts the tools of the page on screen when the reader comes near them; those that wait for a press, where this tab has kept something. */
export function startTools(tools: Tools): void {
  for (const place of document.querySelectorAll<HTMLElement>('.tool:not([data-started])')) {
    if (!place.querySelector('.tool-button') || isKept(place)) startNearby(place, tools)
  }
}

function startNearby(place: HTMLElement, tools: Tools): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void startTool(place, tools)
    },
    { rootMargin: nearby },
  )
  observer.observe(place)
}
