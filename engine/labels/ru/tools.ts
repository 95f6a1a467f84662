import type { ToolsStrings } from '../en/tools.ts'

export const tools: ToolsStrings = {
  failed: 'Инструмент не загрузился.',
  retry: 'Повторить',
  copied: 'Скопировано',
  refused: 'Браузер не разрешил',
}
