import type { KnownMessage } from '../../engine/model/messages/known-message.ts'
import { hrefOf } from '../../engine/model/route.ts'
import styles from './errors.module.css'
import type { ErrorsStrings } from './labels/en.ts'
import { MarkdownLine } from './MarkdownLine.tsx'

interface Props {
  readonly message: KnownMessage
  readonly base: string
  readonly strings: ErrorsStrings
}

/** What a message means, what to do, and where it is described. */
export function Answer({ message, base, strings }: Props) {
  const { entry, entryPage, page, pageName, cause, cure } = message
  const isSame = entry.replace(/#.*/, '') === page
  return (
    <article className={styles.answer}>
      <p className={styles.message}>
        <code>{message.message}</code>
      </p>
      <dl className={styles.words}>
        <dt>{strings.meaning}</dt>
        <dd>
          <MarkdownLine text={cause} base={base} />
        </dd>
        <dt>{strings.cure}</dt>
        <dd>
          <MarkdownLine text={cure} base={base} />
        </dd>
      </dl>
      <p className={styles.links}>
        <span>
          {strings.entry}:{' '}
          <a href={hrefOf(entry, base)}>
            <MarkdownLine text={entryPage} base={base} />
          </a>
        </span>
        {!isSame && (
          <span>
            {strings.more}:{' '}
            <a href={hrefOf(page, base)}>
              <MarkdownLine text={pageName} base={base} />
            </a>
          </span>
        )}
      </p>
    </article>
  )
}
