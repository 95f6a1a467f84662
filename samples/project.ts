import { fileURLToPath } from 'node:url'

/** The project whose packages samples import, without a slash at its end. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
