/** In place of those of `path` and `os`, for absolute paths without `.` and `..`: the package asks for no others here. */
export const join = (...parts: readonly string[]) => parts.join('/').replaceAll(/\/+/g, '/')
export const resolve = (path: string) => path
export const dirname = (path: string) => path.replace(/\/[^/]*$/, '') || '/'
export const homedir = () => '/home'

export default { join, resolve, dirname }
