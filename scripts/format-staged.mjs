// The hook before a commit: formats and lints what is staged. A file that is staged in part is looked at and not changed:
// what is not staged stays so.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const staged = git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z')
const edited = new Set(git('diff', '--name-only', '-z'))
const whole = staged.filter((file) => !edited.has(file))
const parts = staged.filter((file) => edited.has(file))

// Without packages there is nothing to format with; the checks will say what is wrong.
if (existsSync(biome)) {
  const fine = [check(['--write'], whole), check([], parts)].every(Boolean)
  if (whole.length > 0) git('add', '--', ...whole)
  if (!fine) console.error('Not committed, see above. To commit all the same: git commit --no-verify')
  process.exitCode = fine ? 0 : 1
}

function git(...args) {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return stdout.split('\0').filter(Boolean)
}

function check(options, files) {
  if (files.length === 0) return true
  const usual = ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', '--colors=off']
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...usual, ...options, '--', ...files], {
    encoding: 'utf8',
  })
  if (status !== 0) console.error(stdout + stderr)
  return status === 0
}
