import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { showFailure } from './failure.ts'
import type { ToolModule } from './tool.ts'

/** How each tool is loaded, by its name. */
type Tools = Readonly<Record<string, () => ToolModule>>

const roots = new Map<Element, Root>()
const watched = new WeakSet<Element>()
/** Loads a tool before it is in view, not much earlier. */
const nearby = '300px'

/** Starts the tools of the page on screen when the reader comes near them, and ends those of pages that are gone. */
export function startTools(tools: Tools): void {
  for (const [place, root] of roots) {
    if (place.isConnected) continue
    root.unmount()
    roots.delete(place)
  }
  for (const place of document.querySelectorAll<HTMLElement>('.tool:not([data-started])')) watch(place, tools)
}

function watch(place: HTMLElement, tools: Tools): void {
  if (watched.has(place)) return
  watched.add(place)
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void start(place, tools)
    },
    { rootMargin: nearby },
  )
  observer.observe(place)
}

/** Draws a tool in place of what the page says without it. What it says stays where the code does not come. */
async function start(place: HTMLElement, tools: Tools): Promise<void> {
  const { tool = '', ...attributes } = place.dataset
  const load = tools[tool]
  if (!load) return
  try {
    const { default: Tool } = await load()
    if (!place.isConnected) return
    const { lang, dataset } = document.documentElement
    const locale = dataset.locale ?? lang
    const root = createRoot(place)
    roots.set(place, root)
    place.dataset.started = ''
    // In the frame in which the place that was kept for it is given up.
    flushSync(() => root.render(<Tool locale={locale} attributes={attributes} />))
    place.style.removeProperty('min-block-size')
  } catch (error) {
    console.warn(error)
    showFailure(place, () => start(place, tools))
  }
}
