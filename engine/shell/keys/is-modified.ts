type Keys = Pick<MouseEvent | KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Clicks and keys that the browser handles: a new tab, a download, a shortcut. */
export function isModified({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
