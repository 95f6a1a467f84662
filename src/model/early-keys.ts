/**
 * Names in local storage that the scripts inside the pages read. They stand apart from the others, so that no page carries
 * more of them than it reads.
 */
export const earlyKeys = { colorMode: 'xec.color-mode', announcement: 'xec.announcement', tabs: 'xec.tabs' } as const
export const sidebarKey = 'xec.sidebar'
