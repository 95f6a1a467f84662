import type { ToolModule } from '../engine/tools/tool.ts'

/** How each tool is loaded: one chunk a tool, when a reader comes near it. */
export const catalogue: Readonly<Record<string, () => ToolModule>> = {
  command: () => import('./command/CommandTool.tsx'),
  timing: () => import('./timing/TimingTool.tsx'),
  config: () => import('./config-check/ConfigTool.tsx'),
  offline: () => import('./offline/OfflineTool.tsx'),
  quoting: () => import('./quoting/QuotingTool.tsx'),
  errors: () => import('./errors/ErrorsTool.tsx'),
  run: () => import('./run-here/RunTool.tsx'),
}
