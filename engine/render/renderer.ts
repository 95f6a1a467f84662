import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Bundle, rendererFile } from '../bundle/bundle.ts'
import type * as Renderer from '../shell/render.tsx'

export type ShellRenderer = typeof Renderer

/** The shell, compiled by the bundler: its CSS module names are those of the stylesheet. */
export function loadRenderer(bundle: Bundle): Promise<ShellRenderer> {
  return import(pathToFileURL(join(bundle.folder, rendererFile)).href) as Promise<ShellRenderer>
}
