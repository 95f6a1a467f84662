import type { ClientLabels } from '../../shell/document-data.ts'
import { announce } from './announce.ts'
import { copyText } from './clipboard.ts'

const feedback = 2000

/** The text of a code block to be pasted: terminals without prompt and output, diffs without removed lines. */
export function codeText(figure: Element): string {
  const input = [...figure.querySelectorAll('.l.in')]
  const lines = input.length > 0 ? input : [...figure.querySelectorAll('.l:not(.del)')]
  if (lines.length === 0) return figure.querySelector('code')?.textContent ?? ''
  return lines.map(lineText).join('\n')
}

function lineText(line: Element): string {
  const prompt = line.querySelector('.prompt')?.textContent ?? ''
  return (line.textContent ?? '').slice(prompt.length)
}

/** Copies the block of a button; where the browser refuses, selects it. */
export async function copyCode(button: Element, labels: ClientLabels): Promise<void> {
  const figure = button.closest('figure.code')
  if (!figure) return
  if (await copyText(codeText(figure))) {
    showCopied(button)
    announce(labels.copied)
  } else {
    selectCode(figure)
    announce(labels.copyFailed)
  }
}

/** Selects a block. Opens its folded parts, which a selection leaves out. */
function selectCode(figure: Element): void {
  for (const details of figure.querySelectorAll('details')) details.open = true
  const codes = [...figure.querySelectorAll('code')]
  const [first] = codes
  const last = codes.at(-1)
  if (first && last) window.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length)
}

const ends = new WeakMap<Element, number>()

/** A tick in place of the icon, for two seconds after the last click. */
export function showCopied(element: Element): void {
  const show = (copied: boolean) => {
    element.toggleAttribute('data-copied', copied)
    const icon = element.querySelector('.icon')
    icon?.classList.toggle('icon-check', copied)
    icon?.classList.toggle('icon-copy', !copied)
  }
  show(true)
  window.clearTimeout(ends.get(element))
  ends.set(
    element,
    window.setTimeout(() => show(false), feedback),
  )
}
