/** The search box, where the site has one. */
export function searchInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('[data-search-input]')
}
