import { SearchFailure } from '../search/index/failure.ts'
import { type FetchFile, parseFile } from '../search/index/fetch-file.ts'

/** Files of an index that was never written: for the command line, tests and measurements. */
export function filesInMemory(files: Pick<ReadonlyMap<string, string>, 'get'>): FetchFile {
  return async (href) => {
    const text = files.get(href)
    if (text === undefined) throw new SearchFailure('outdated', `There is no ${href}`)
    return parseFile(href, text)
  }
}
