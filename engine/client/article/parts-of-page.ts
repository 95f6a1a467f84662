import { forReturning, tools } from 'virtual:features'
import { startTools } from '../../tools/start-tools.ts'

/** Starts the pictures and the tools of a page that has some, and what features do for somebody who has been here before. */
export async function startParts(visit: string | null): Promise<void> {
  if (document.querySelector('.picture')) (await import('./pictures/pictures.ts')).startPictures()
  if (document.querySelector('.tool')) startTools(tools)
  if (visit) for (const load of forReturning) (await load()).start()
}
