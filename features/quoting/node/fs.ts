/** No file exists, and none is missed: programs are looked up by their names. */
export const constants = { F_OK: 0 }
export const accessSync = () => {}
export const existsSync = () => false
export const statSync = () => ({ isFile: () => false })
/** Only what asks for files would need them. */
export const promises = undefined
export const createWriteStream = undefined
