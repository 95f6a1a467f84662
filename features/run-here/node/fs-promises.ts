import { promises } from './fs.ts'

export const {
  access,
  readFile,
  writeFile,
  appendFile,
  mkdir,
  mkdtemp,
  rm,
  unlink,
  stat,
  lstat,
  realpath,
  readdir,
  chmod,
  rename,
  copyFile,
} = promises
export default promises
