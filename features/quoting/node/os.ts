/** How values are quoted depends on it: the stand-in is Linux, whatever the reader has. */
export const platform = () => 'linux'
export const homedir = () => '/home/deploy'
export const tmpdir = () => '/tmp'
