import { watchColumn } from './active-heading.ts'
import { serveBar } from './contents-bar.ts'

/** What contents do beyond HTML, in one file: a second one's name would weigh more on a first load than it saves later. */
export const contents = { serveBar, watchColumn }
