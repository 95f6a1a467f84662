/**
 * Programs in pages, by the name that `:::tool{name=…}` takes, each with the attributes that a page may give it. The code of
 * each is `features/tools/NAME/`.
 */
export const toolAttributes: Readonly<Record<string, readonly string[]>> = {
  command: ['reference'],
  timing: ['show'],
  config: [],
  offline: [],
  quoting: ['example'],
  errors: [],
}
