import { type Target, targets } from '../../engine/model/target.ts'

/** What the targetLines take, in pixels: four rows, as high as the block with the `$` beside them. */
export const targetLines = { width: 300, row: 50 } as const

const dashes: Readonly<Record<Target, string>> = { local: '', ssh: '12 7', docker: '4 5', k8s: '14 6 4 6' }

/**
 * The four lines that leave the `$`, as on the front page: each with the style of its place, in the colours given. The chosen
 * one is drawn last, above the stretch that all have in common.
 */
export function targetLinesSvg(colorOf: (target: Target) => string, chosen: Target | undefined): string {
  const height = 4 * targetLines.row
  const order = chosen ? [...targets.filter((target) => target !== chosen), chosen] : targets.toReversed()
  const lines = order.map((target) => {
    const y = targetLines.row * (targets.indexOf(target) + 0.5)
    const path = `M0 ${height / 2}H30C150 ${height / 2} 120 ${y} ${targetLines.width} ${y}`
    return `<path d="${path}" stroke="${colorOf(target)}" stroke-dasharray="${dashes[target]}"/>`
  })
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${targetLines.width}" height="${height}" fill="none" stroke-width="4">`
  return `${open}${lines.join('')}</svg>`
}
