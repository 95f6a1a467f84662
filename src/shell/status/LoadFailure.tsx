import { usePage, useShell } from '../context.tsx'
import { Message } from './Message.tsx'

/** Shown in place of a page that could not be loaded. */
export function LoadFailure() {
  const { strings } = useShell()
  const { retry } = usePage()
  return (
    <Message title={strings.loadFailed} action={strings.retry} onAction={retry}>
      <p>{strings.loadFailedHint}</p>
    </Message>
  )
}
