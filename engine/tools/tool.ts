import type { ComponentType } from 'react'
import type { LocaleCode } from '../model/locale.ts'

/** What a tool is told by the page that it stands on. */
export interface ToolProps {
  readonly locale: LocaleCode
  /** The attributes of `:::tool{…}` besides the name; see `model/tools.ts`. */
  readonly attributes: Readonly<Record<string, string | undefined>>
}

/** A module of a tool: its component is the default export, its strings and styles come with it. */
export interface ToolModule {
  readonly default: ComponentType<ToolProps>
  /** Loads what a press will need: the reader is about to. */
  readonly prepare?: () => void
}

/** How each tool is loaded, by its name. */
export type Tools = Readonly<Record<string, () => Promise<ToolModule>>>
