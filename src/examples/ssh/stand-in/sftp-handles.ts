import type { FileHandle } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import ssh2, { type FileEntry, type SFTPWrapper } from 'ssh2'

const { STATUS_CODE } = ssh2.utils.sftp

/** An open file, or the rest of a directory that is being listed. */
export type Handle = { readonly file: FileHandle } | { readonly entries: FileEntry[] }

/** What the parts of an SFTP session share: the place of relative paths, open handles, answers. */
export class SftpSession {
  readonly sftp: SFTPWrapper
  readonly #home: string
  readonly #handles = new Map<number, Handle>()
  #next = 0

  constructor(sftp: SFTPWrapper, home: string) {
    this.sftp = sftp
    this.#home = home
  }

  path(path: string): string {
    return isAbsolute(path) ? normalize(path) : join(this.#home, path)
  }

  /** @returns the name by which the client knows the handle. */
  opened(handle: Handle): Buffer {
    this.#handles.set(++this.#next, handle)
    const name = Buffer.alloc(4)
    name.writeUInt32BE(this.#next)
    return name
  }

  handle(name: Buffer): Handle {
    const handle = this.#handles.get(name.readUInt32BE(0))
    if (!handle) throw new Error('no such handle')
    return handle
  }

  file(name: Buffer): FileHandle {
    const handle = this.handle(name)
    if (!('file' in handle)) throw new Error('the handle is that of a directory')
    return handle.file
  }

  forget(name: Buffer): void {
    this.#handles.delete(name.readUInt32BE(0))
  }

  /** Does the work, which answers by itself; its error becomes a status. */
  reply(id: number, work: () => Promise<unknown>): void {
    work().catch((error: NodeJS.ErrnoException) => {
      const status = statusOf(error)
      this.sftp.status(id, status, messages[status])
    })
  }

  /** Does the work and says that it is done. */
  done(id: number, work: () => Promise<unknown>): void {
    this.reply(id, async () => {
      await work()
      this.sftp.status(id, STATUS_CODE.OK)
    })
  }
}

/** The words of OpenSSH's server: clients look at them, and create a missing directory only after these. */
const messages: Readonly<Record<number, string>> = {
  [STATUS_CODE.NO_SUCH_FILE]: 'No such file',
  [STATUS_CODE.PERMISSION_DENIED]: 'Permission denied',
  [STATUS_CODE.FAILURE]: 'Failure',
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ENOENT') return STATUS_CODE.NO_SUCH_FILE
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return STATUS_CODE.PERMISSION_DENIED
  return STATUS_CODE.FAILURE
}
