import { createRoot, type Root } from 'react-dom/client'
import { type PageState, Surroundings } from '../context.tsx'
import type { ShellData } from '../shell-data.ts'
import SearchBox, { type BoxProps } from './SearchBox.tsx'

let root: Root | undefined

/** Draws the box behind the field of the search, or only gets it ready. */
export function drawBox(place: HTMLElement, shell: ShellData, page: PageState, props: BoxProps): void {
  root ??= createRoot(place)
  root.render(
    <Surroundings shell={shell} page={page}>
      <SearchBox {...props} />
    </Surroundings>,
  )
}
