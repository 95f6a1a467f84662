/** `:::project`: followed by the name of its archive, a list of its files and a command line. */
export const en = { files: 'All files of this page, in', fetch: 'Or fetch and unpack them in one line:' }

export type ProjectStrings = typeof en
