/** What all tools in pages say. */
export const tools = {
  failed: 'The tool could not be loaded.',
  retry: 'Try again',
  copied: 'Copied',
  refused: 'The browser did not allow it',
}

export type ToolsStrings = typeof tools
