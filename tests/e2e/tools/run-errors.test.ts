import { describe, expect, it } from '../harness/it.ts'
import { greet, printed, runPath, typeAndRun } from './parts/samples.ts'

const uncaught = (figure: ReturnType<typeof greet>) => figure.getByRole('region', { name: 'Nobody caught this error' })
const silent = 'Shown here only: in a terminal nothing'

describe('an error that nobody catches', () => {
  const edits: readonly (readonly [edit: string, place: string | undefined, said: string])[] = [
    ["const one = 1\nthrow new TypeError('no crane')", 'greet.ts:2\nthrow new TypeError', 'TypeError: no crane'],
    ["setTimeout(() => {\n  throw 'late'\n}, 1)", undefined, "Uncaught 'late'"],
    ['let crane: string = 1\n\ncrana.lift()', 'greet.ts:3\ncrana.lift()', 'ReferenceError: crana is not defined'],
    ['const one = 1\nconst two = ;', 'greet.ts:2\nconst two = ;', 'SyntaxError: Unexpected token'],
    ['let one = 1\nlet one = 2', undefined, 'SyntaxError: '],
    ["import { green } from 'chalk'", undefined, 'chalk is not part of this stand-in'],
  ]

  it('is shown as Node shows it', async ({ open }) => {
    const { page } = await open('tools', runPath)
    const figure = greet(page)
    for (const [edit, place, said] of edits) {
      await typeAndRun(page, edit)
      await figure.getByText('Exit status 1').waitFor()
      const shown = await uncaught(figure).innerText()
      expect(shown, edit).toContain(said)
      if (place) expect(shown, edit).toContain(place)
      expect(shown, edit).not.toMatch(/blob:|assets/)
      // Node prints it as well: the package is not there to keep it from that.
      expect(await figure.getByText(silent).count(), edit).toBe(0)
    }
  })

  it('is shown where the package would end the program without a word, which is said', async ({ open }) => {
    const { page } = await open('tools', runPath)
    const figure = greet(page)
    await typeAndRun(page, "import { $ } from '@xec-sh/core'\n\nawait $`exit 4`")
    await figure.getByText(silent).waitFor()
    const shown = await uncaught(figure).innerText()
    expect(shown).toContain('greet.ts:3\nawait $`exit 4`')
    expect(shown).toContain('CommandError: Command failed with exit code 4')
  })

  it('is shown once where the package prints it, with places of the reader alone', async ({ open }) => {
    const { page } = await open('tools', runPath)
    await typeAndRun(page, "import { $ } from '@xec-sh/core'\n\nvoid Promise.reject(new Error('adrift')); $`true`")
    await greet(page).getByText('Exit status 1').waitFor()
    const text = await printed(greet(page)).innerText()
    expect(text).toMatch(/Unhandled Rejection.*adrift\n +at file:\/\/\/home\/ann\/project\/greet\.ts:3/)
    expect(text).not.toMatch(/blob:|assets/)
    expect(await uncaught(greet(page)).count()).toBe(0)
  })
})

describe('what is not in the stand-in', () => {
  const remote = (how: string) => `import { $ } from '@xec-sh/core'\nawait ${how}\`ls\``
  const edits: readonly (readonly [edit: string, said: string])[] = [
    ["await fetch('https://example.com')", 'There is no network here'],
    ["import http from 'node:http'\nhttp.get('http://example.com')", 'There is no network here'],
    [remote('$').replace('ls', 'curl -s https://example.com'), 'There is no network here'],
    [remote("$.docker({ container: 'crane' })"), 'There is no Docker here'],
    [remote('$').replace('ls', 'docker ps'), 'There is no Docker here'],
    [remote("$.k8s({ namespace: 'quay' }).pod('crane').exec"), 'There is no Kubernetes here'],
    [remote("$.ssh({ host: 'quay.example.com', username: 'ann' })"), 'There is no SSH here'],
    [remote('$').replace('ls', 'rsync -a . quay:'), 'There is no SSH here'],
  ]

  it('is said at once', async ({ open }) => {
    const { page } = await open('tools', runPath)
    for (const [edit, said] of edits) {
      await typeAndRun(page, edit)
      await greet(page).getByText(said).waitFor()
      // The program goes on, to its end.
      await greet(page).getByText('Exit status 1').waitFor()
    }
  })
})
