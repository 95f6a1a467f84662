// Names in local storage that the scripts inside the pages read. They stand apart from the others, each by itself, so that
// no page carries more of them than it reads.
export const colorModeKey = 'docs.color-mode'
export const announcementKey = 'docs.announcement'
export const tabsKey = 'docs.tabs'
export const sidebarKey = 'docs.sidebar'
/** The parameter of an address that chooses tabs. */
export const tabsParameter = 'tabs'
