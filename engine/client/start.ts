import type { DocumentData } from '../model/document.ts'
import { dataId } from '../model/shell-ids.ts'
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

startArticle(shellData)

whenWanted(async () => {
  try {
    const [shell, { hydrate }] = await Promise.all([shellData, import('./hydration/hydrate.tsx')])
    const hasCode = await hydrate(shell, documentData)
    layOutRest()
    if (hasCode) recoverOnce.succeeded()
  } catch (error) {
    recoverOnce.reload(documentData.build, error)
    // Nothing of the shell works without it.
    window.addEventListener('online', () => location.reload(), { once: true })
  }
})
