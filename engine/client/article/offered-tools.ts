import { tools } from 'virtual:features'
import { startTool, toolCode } from '../../tools/start-tool.ts'

// Tools whose buttons the build has written: their code comes when a reader reaches for one.

const placeOf = (button: Element) => button.closest<HTMLElement>('.tool')

/** Loads a tool that a reader is about to press. */
export async function prepareTool(button: Element): Promise<void> {
  const place = placeOf(button)
  if (!place) return
  const [tool] = await toolCode(place, tools)
  tool.prepare?.()
}

/** Draws a tool, and gives its button the press that the one of the build has got. */
export async function pressTool(button: HTMLElement): Promise<void> {
  const place = placeOf(button)
  if (!place || place.ariaBusy === 'true') return
  const index = [...place.querySelectorAll('.tool-button')].indexOf(button)
  place.ariaBusy = 'true'
  await startTool(place, tools, () => {
    const drawn = place.querySelectorAll('button')[index]
    drawn?.focus()
    drawn?.click()
  })
  place.ariaBusy = null
}
