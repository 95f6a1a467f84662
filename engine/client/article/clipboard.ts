/** Puts a text on the clipboard. False where neither the clipboard nor its predecessor is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return import('./copy-old-way.ts').then((module) => module.copyOldWay(text))
  }
}
