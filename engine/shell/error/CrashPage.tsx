import { fill } from '../../labels/plural.ts'
import { mainId } from '../../model/shell-ids.ts'
import { useShell } from '../context.tsx'
import { Message } from '../status/Message.tsx'
import styles from './CrashPage.module.css'
import { messagesOf } from './causes.ts'

/** What a reader sees in place of a page that crashed: the error, what caused it, and two ways on. */
export function CrashPage({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { strings } = useShell()
  const messages = messagesOf(error)
  return (
    <main className={styles.page} id={mainId} tabIndex={-1}>
      <Message
        title={strings.crashed}
        actions={{ [strings.tryAgain]: onRetry, [strings.loadAnew]: () => window.location.reload() }}
      >
        <ol className={styles.chain}>
          {messages.map((text, depth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the chain never changes, and two causes may read the same
            <li key={depth}>{depth === 0 ? text : fill(strings.crashCause, { message: text })}</li>
          ))}
        </ol>
      </Message>
    </main>
  )
}
