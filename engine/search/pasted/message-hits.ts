import type { LocaleCode } from '../../model/locale.ts'
import { findMessages } from '../../model/messages/find-messages.ts'
import { type KnownMessage, messagesFileOf } from '../../model/messages/known-message.ts'
import { hrefOf } from '../../model/route.ts'
import type { Hit } from '../protocol.ts'
import { loadMessages } from './load-messages.ts'

/** Answers that the search shows above what it finds itself. */
const most = 2

/** The entries of the messages that a query holds, as hits; none where the messages cannot be had. */
export async function messageHits(query: string, locale: LocaleCode, base: string): Promise<readonly Hit[]> {
  const known = await loadMessages(hrefOf(`/${messagesFileOf(locale)}`, base)).catch(() => [])
  return findMessages(query, known).slice(0, most).map(hitOf)
}

function hitOf({ message, cause, cure, entry, entryPage }: KnownMessage): Hit {
  const [path = '', hash = ''] = entry.split('#')
  return {
    kind: 'message',
    t: entryPage,
    s: message,
    u: path as Hit['u'],
    h: `#${hash}`,
    b: [],
    excerpts: [{ text: `${plain(cause)} → ${plain(cure)}`, marks: [] }],
    titleMarks: [],
    headingMarks: [],
    terms: [],
  }
}

/** A line of Markdown without its marks. */
function plain(line: string): string {
  return line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
}
