/** CSS selector of the field of the search. */
export const searchSelector = '[data-search-input]'

/** The field of the search, where the site has one. */
export function searchInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(searchSelector)
}
