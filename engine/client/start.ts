import type { DocumentData } from '../model/document.ts'
import { dataId, mainId } from '../model/shell-ids.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { layOutRest } from './article/lay-out.ts'
import { startArticle } from './article/listeners.ts'
import { whenWanted } from './hydration/when-wanted.ts'
import { recoverOnce } from './navigation/recover.ts'

// Articles work at once; the shell hydrates when the browser is idle or the reader reaches for it.
const element = document.getElementById(dataId)
const documentData = JSON.parse(element?.textContent ?? 'null') as DocumentData
const shellData = fetch(documentData.shell).then((response) => {
  if (!response.ok) throw new Error(`${documentData.shell}: ${response.status}`)
  return response.json() as Promise<ShellData>
})

// Before the first tool is drawn in it: on the way back to this page, tools start anew from what the build wrote.
const built = document.querySelector('editUrl' in documentData.meta ? '.article' : `#${mainId}`)?.innerHTML ?? ''

startArticle(shellData)

whenWanted(async () => {
  try {
    const [shell, { hydrate }] = await Promise.all([shellData, import('./hydration/hydrate.tsx')])
    const hasCode = await hydrate(shell, documentData, built)
    layOutRest()
    if (hasCode) recoverOnce.succeeded()
  } catch (error) {
    recoverOnce.reload(documentData.build, error)
    // Nothing of the shell works without it.
    window.addEventListener('online', () => location.reload(), { once: true })
  }
})
