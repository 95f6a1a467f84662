// Ids by which the shell and the client find their own parts of a document. No heading takes one: see `reserved-ids.ts`.
// Those that are counted have a colon (`search-option:3`), which no id of a heading has.

export const rootId = 'root'
export const dataId = 'page-data'
export const pageAreaId = 'page-area'
export const mainId = 'main'
export const sidebarId = 'docs-sidebar'
export const sidebarContentId = 'docs-sidebar-content'
export const drawerId = 'drawer'
export const keysTitleId = 'keys-title'
export const searchOptionsId = 'search-options'
export const recentSearchesId = 'search-recent'
export const nearestPagesId = 'not-found-nearest'
export const developmentProblemId = 'development-problem'
