/** Starts the pictures and the tools of a page that has some, and the marks of changes where somebody has been here before. */
export async function startParts(visit: string | null): Promise<void> {
  if (document.querySelector('.picture')) (await import('./pictures/pictures.ts')).startPictures()
  if (document.querySelector('.tool')) (await import('../../tools/start-tools.tsx')).startTools()
  if (visit) (await import('../../../features/history/client/show-changes.ts')).showChanges()
}
