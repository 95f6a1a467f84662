import { hideFailure, showFailure } from './failure.ts'
import type { Tools } from './tool.ts'

/**
 * Draws a tool in place of what the page says without it. What it says stays where the code does not come.
 * @param then what follows once it is drawn
 */
export async function startTool(place: HTMLElement, tools: Tools, then?: () => void): Promise<void> {
  hideFailure(place)
  try {
    const [{ default: Tool }, { drawTool }] = await toolCode(place, tools)
    if (!place.isConnected || place.dataset.started !== undefined) return
    drawTool(place, Tool)
    then?.()
  } catch (error) {
    console.warn(error)
    showFailure(place, () => startTool(place, tools, then))
  }
}

/** The code of a tool, and that which draws. */
export function toolCode(place: HTMLElement, tools: Tools) {
  const load = tools[place.dataset.tool ?? '']
  if (!load) throw new Error(`There is no tool "${place.dataset.tool}".`)
  return Promise.all([load(), import('./draw-tool.tsx')])
}
