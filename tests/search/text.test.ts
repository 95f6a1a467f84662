import { describe, expect, it } from 'vitest'
import { Random } from '../../bench/corpus/random.ts'
import { readNumbers, writeNumbers } from '../../engine/search/index/numbers.ts'
import { type Counts, packCounts, readPostings, writePostings } from '../../engine/search/index/postings.ts'
import { readTerms, writeTerms } from '../../engine/search/index/terms.ts'
import { inOtherLayout } from '../../engine/search/text/layout.ts'
import { plain } from '../../engine/search/text/letters.ts'
import { rootOf } from '../../engine/search/text/root-russian.ts'
import { runsOf } from '../../engine/search/text/runs.ts'
import { soundOf, soundOfCyrillic } from '../../engine/search/text/sound.ts'
import { stem } from '../../engine/search/text/stem.ts'

/** Words, and what they are called together. */
const shape = (text: string) =>
  [...runsOf(text)].map(({ words, names }) => [
    words.map((word) => word.text).join(' '),
    ...names.map((name) => name.text),
  ])

describe('runs', () => {
  it.each<[string, string[][]]>([
    ['$.ssh()', [['ssh', '$.ssh', '.ssh']]],
    ['.nothrow()', [['nothrow', '.nothrow']]],
    ['ProcessPromise.nothrow()', [['process promise nothrow', 'processpromise', 'processpromise.nothrow', '.nothrow']]],
    ['$.parallel.all()', [['parallel all', 'parallelall', '$.parallel.all', 'parallel.all', '.all']]],
    ['pod.portForward(8080)', [['pod port forward', 'portforward', 'pod.portforward', '.portforward'], ['8080']]],
    ['--max-concurrent', [['max concurrent', 'maxconcurrent', '--max-concurrent']]],
    ['process.env', [['process env', 'processenv', 'process.env', '.env']]],
    ['targets.hosts', [['targets hosts', 'targetshosts', 'targets.hosts', '.hosts']]],
    ['maxConcurrency', [['max concurrency', 'maxconcurrency']]],
    ['SSHAdapter', [['ssh adapter', 'sshadapter']]],
    ['IPv6 k8s', [['ipv6'], ['k8s']]],
    ['XEC_HOME_DIR', [['xec home dir', 'xechomedir', 'xec_home_dir']]],
    ['тайм-аут.', [['тайм аут', 'таймаут']]],
    ['Ёлка', [['елка']]],
    ['$' + '{name}', [['', '$'], ['name']]],
    ['— … !', []],
  ])('%j', (text, runs) => {
    expect(shape(text)).toEqual(runs)
  })

  it('stand where they say', () => {
    const text = 'Call `$.ssh()` with maxConcurrency, тайм-аут.'
    const words = [...runsOf(text)].flatMap((run) => run.words)
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Call',
      'ssh',
      'with',
      'max',
      'Concurrency',
      'тайм',
      'аут',
    ])
  })
})

describe('words', () => {
  it.each([
    ['команды', 'команд'],
    ['командами', 'команд'],
    ['экранирование', 'экранирован'],
    ['важнейшими', 'важн'],
    ['connections', 'connect'],
    ['connecting', 'connect'],
    ['relational', 'relat'],
    ['dying', 'die'],
    ['k8s', 'k8s'],
  ])('%s has the stem %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })

  it.each([
    ['установка', 'установить'],
    ['подключение', 'подключать'],
    ['копирование', 'копирует'],
    ['проверка', 'проверяет'],
    ['обработка', 'обрабатывать'],
    ['настройка', 'настраивать'],
    ['установленный', 'устанавливать'],
    ['пропуск', 'пропустить'],
    ['загрузка', 'загружать'],
    ['ограничение', 'ограничьте'],
  ])('%s and %s have one root', (a, b) => {
    expect(rootOf(stem(a))).toBe(rootOf(stem(b)))
  })

  it.each([
    ['докер', 'docker'],
    ['кубернетес', 'kubernetes'],
    ['линукс', 'linux'],
    ['деплой', 'deploy'],
  ])('%s sounds like %s', (written, name) => {
    expect(soundOfCyrillic(written)).toBe(soundOf(name))
  })

  it.each([
    ['ыыр', 'ssh'],
    [';юыыр', '$.ssh'],
    ['rjvfylf', 'команда'],
    ['j,jkjxrf', 'оболочка'],
    ['зкщсуыыюутм', 'process.env'],
  ])('%s is %s in the other layout', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant)
  })

  it.each(['42', '--', 'sshд', '', 'вебхук'])('%j has no other layout', (typed) => {
    expect(inOtherLayout(typed)).toBeUndefined()
  })

  it.each([
    ['Ёж', 'еж'],
    ['Café', 'cafe'],
    ['Straße', 'strasse'],
    ['и\u0306од', 'йод'],
    ['ＳＳＨ', 'ssh'],
    ['ﬁle', 'file'],
    ['сло\u00adво', 'слово'],
  ])('%j is plainly %j', (text, expected) => {
    expect(plain(text)).toBe(expected)
  })
})

describe('what is written into an index', () => {
  const random = new Random(5)

  it('reads back: numbers', () => {
    const numbers = Array.from({ length: 2000 }, () => Math.floor(2 ** (random.next() * 40)))
    expect(readNumbers(writeNumbers([0, 61, 62, ...numbers]))).toEqual([0, 61, 62, ...numbers])
    expect(() => readNumbers('a b')).toThrow(RangeError)
  })

  it('reads back: postings', () => {
    for (let round = 0; round < 200; round++) {
      let section = -1
      const occurrences = Array.from({ length: random.between(0, 40) }, (): Counts & { section: number } => {
        section += random.between(1, 900)
        const counts = { text: random.between(0, 30), symbols: random.between(0, 7), code: random.between(0, 3) }
        return { section, ...counts, ...(counts.text + counts.symbols + counts.code === 0 && { text: 1 }) }
      })
      const flat = occurrences.flatMap((each) => [each.section, packCounts(each)])
      const read = readPostings(writePostings(flat))
      const back = read.sections.map((place, i) => ({
        ...{ section: place, text: read.text[i], symbols: read.symbols[i], code: read.code[i] },
      }))
      expect(back).toEqual(occurrences)
    }
  })

  it('reads back: terms', () => {
    const word = () =>
      Array.from({ length: random.between(1, 9) }, () => random.pick(['a', 'б', '$', '.', 'z'])).join('')
    const terms = [...new Set(Array.from({ length: 500 }, word))].sort()
    expect(readTerms(writeTerms(terms))).toEqual(terms)
    expect(readTerms(writeTerms([]))).toEqual([])
  })
})
