/**
 * For one frame, only the first blocks of the article are laid out (article.css): a reader who arrives at the top sees the new
 * page sooner, most of all on a slow phone. The rest follows right after that frame.
 */
export function showTopFirst(): void {
  const article = document.querySelector<HTMLElement>('.article')
  // Nobody looks, and there are no frames.
  if (!article || document.hidden) return
  article.dataset.arriving = ''
  // A task that the frame's callback asks for comes after the frame.
  requestAnimationFrame(() => setTimeout(() => delete article.dataset.arriving))
}
