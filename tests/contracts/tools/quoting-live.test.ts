import { describe, expect, it } from 'vitest'
import { liveIn } from '../../../features/quoting/live.ts'

const read = (before: string, value: string, after = '') => {
  const { words, open } = liveIn([
    { text: before, from: 'template' },
    { text: value, from: 0 },
    { text: after, from: 'template' },
  ])
  return { runs: words.map(({ word }) => word), isOpen: open !== undefined }
}

describe('what a shell runs of a value', () => {
  it.for([
    ['echo ', 'a; rm -rf ~', '', ['rm']],
    ['echo ', 'a && b || c | d & e', '', ['b', 'c', 'd', 'e']],
    ['echo ', 'a\nid', '', ['id']],
    ['echo ', '$(id)', '', ['id']],
    ['echo ', '`id`', '', ['id']],
    ['echo "', 'Ann $(id) Lee', '"', ['id']],
    ['echo "', 'a; rm', '"', []],
    ['echo ', "'a; rm'", '', []],
    ['echo ', "'it'\\''s; $(id)'", '', []],
    ['echo ', 'a\\; rm', '', []],
    ['echo ', 'a 2>&1', '', []],
    ['echo ', '$((1 + 2))', '', []],
    ['echo ', 'a; X=1 id', '', ['id']],
    ['echo ', 'a', '; ls', []],
    ['echo ', "a'; rm; echo '", '', []],
    ["echo '", "a'; rm; echo '", "'", ['rm', 'echo']],
  ] as const)('%s%s%s', ([before, value, after, runs]) => {
    expect(read(before, value, after)).toEqual({ runs, isOpen: false })
  })

  it('says that a quote stays open', () => {
    expect(read('mkdir ', "O'Brien; rm")).toEqual({ runs: [], isOpen: true })
  })
})
