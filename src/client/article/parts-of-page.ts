/** Starts the pictures and the tools of a page that has some. */
export async function startParts(): Promise<void> {
  if (document.querySelector('.picture')) (await import('./pictures/pictures.ts')).startPictures()
  if (document.querySelector('.tool')) (await import('../../tools/start-tools.tsx')).startTools()
}
