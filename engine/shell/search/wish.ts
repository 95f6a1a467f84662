/** What the reader wants of the search: `near` only gets it ready. */
export type Wish = 'near' | 'click' | 'type'
