import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '../labels/page-locale.ts'
import { endWith } from './page-endings.ts'
import type { ToolProps } from './tool.ts'

/** Draws a tool in place of what the page says without it. It ends with the page. */
export function drawTool(place: HTMLElement, Tool: ComponentType<ToolProps>): void {
  const root = createRoot(place)
  endWith(place, () => root.unmount())
  place.dataset.started = ''
  // In the frame in which the place that was kept for it is given up.
  flushSync(() => root.render(<Tool locale={pageLocale()} attributes={{ ...place.dataset }} />))
}
