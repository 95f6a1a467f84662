import { spawnSync } from 'node:child_process'
import { some } from '../../../depth.ts'

/** Paths of the pages whose texts have changed since the commit before the last; a few of them, where it is most. */
export function changedPages(): readonly string[] {
  const changed = [
    ...git('diff', '--name-only', 'HEAD~1', '--', 'content'),
    ...git('ls-files', '--others', '--exclude-standard', '--', 'content'),
  ]
  const paths = changed.flatMap((file) => {
    const [, locale, name = ''] = /^content\/(en|ru)\/(.*)\.md$/.exec(file) ?? []
    return locale ? [`${locale === 'ru' ? '/ru' : ''}/${name.replace(/(?:^|\/)(?:home|index)$/, '')}`] : []
  })
  return paths.length > 20 ? some(paths, 20) : paths
}

/** Lines that git says; none where there is no such commit, or no git. */
function git(...args: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
