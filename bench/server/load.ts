import { connect, type Socket } from 'node:net'

/** What is asked for, again and again. */
export interface Load {
  readonly port: number
  readonly path: string
  /** The `Accept-Encoding`. */
  readonly encoding: string
  readonly milliseconds: number
}

/** Readers at the same time, each on a connection that stays. */
const readers = 32

/** How many whole answers come in a second. Bytes are counted and not read, so that the asking costs little beside the answering. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const started = performance.now()
  const end = started + load.milliseconds
  const counts = await Promise.all(Array.from({ length: readers }, () => readUntil(end, load)))
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000)
}

async function readUntil(end: number, load: Load): Promise<number> {
  let count = 0
  while (performance.now() < end) count += await readOnConnection(end, load)
  return count
}

/** Until the end, or until the server closes the connection, as nginx does after a thousand answers. */
function readOnConnection(end: number, { port, path, encoding }: Load): Promise<number> {
  const question = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`
  return new Promise((resolve, reject) => {
    let answers = 0
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('close', () => resolve(answers))
    countAnswers(socket, (count) => {
      answers = count
      if (performance.now() < end) socket.write(question)
      else socket.destroy()
    })
  })
}

/**
 * Calls back after each answer. All are of one length, that of the first, since only a date differs; the last one of a
 * connection also says that it is, and is not counted.
 */
function countAnswers(socket: Socket, answered: (count: number) => void): void {
  let count = 0
  let length = 0
  let received = 0
  socket.on('data', (chunk: Buffer) => {
    if (received === 0) length ||= lengthOf(chunk)
    received += chunk.length
    if (received < length) return
    if (received > length) throw new Error(`An answer has ${received} bytes in place of ${length}`)
    received = 0
    count += 1
    answered(count)
  })
}

function lengthOf(answer: Buffer): number {
  const end = answer.indexOf('\r\n\r\n') + 4
  const head = answer.toString('latin1', 0, end)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`Not a page:\n${head}`)
  return end + Number(length)
}
