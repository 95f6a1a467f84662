/** As much of Node's `process` as commands are put together with. Nothing comes from the reader's machine. */
export const process = {
  env: {} as Record<string, string>,
  platform: 'linux',
  cwd: () => '/',
  on: () => {},
  removeListener: () => {},
  stdin: { isTTY: false },
  stdout: { isTTY: false },
  stderr: { isTTY: false },
}
