/** What all tools in pages say. */
export const toolsEn = {
  failed: 'The tool could not be loaded.',
  retry: 'Try again',
}

export type ToolsStrings = typeof toolsEn
