// Names in local storage that the scripts inside the pages read. They stand apart from the others, each by itself, so that
// no page carries more of them than it reads.
export const colorModeKey = 'xec.color-mode'
export const announcementKey = 'xec.announcement'
export const tabsKey = 'xec.tabs'
export const sidebarKey = 'xec.sidebar'
/** The parameter of an address that chooses tabs. */
export const tabsParameter = 'tabs'
