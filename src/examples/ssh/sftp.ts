import { type FileHandle, lstat, mkdir, open, readdir, readlink, rename, rmdir, stat, symlink, truncate, unlink, utimes, chmod } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import ssh2, { type Attributes, type FileEntry, type SFTPWrapper } from 'ssh2'
import { attributesOf, longName } from './sftp-attributes.ts'

const { STATUS_CODE, flagsToString } = ssh2.utils.sftp

type Handle = { readonly file: FileHandle } | { readonly entries: FileEntry[] }

/** SFTP over the disk: relative paths begin at the home directory. */
export function serveSftp(sftp: SFTPWrapper, home: string): void {
  const handles = new Map<number, Handle>()
  let next = 0
  const at = (path: string) => (isAbsolute(path) ? normalize(path) : join(home, path))
  const opened = (handle: Handle) => {
    handles.set(++next, handle)
    const buffer = Buffer.alloc(4)
    buffer.writeUInt32BE(next)
    return buffer
  }
  const handleOf = (buffer: Buffer): Handle => {
    const handle = handles.get(buffer.readUInt32BE(0))
    if (!handle) throw Object.assign(new Error('no such handle'), { code: 'EBADF' })
    return handle
  }
  const fileOf = (buffer: Buffer): FileHandle => {
    const handle = handleOf(buffer)
    if (!('file' in handle)) throw Object.assign(new Error('is a directory'), { code: 'EISDIR' })
    return handle.file
  }
  /** Answers with what the work gives, or with the status that fits its error. */
  const answer = (id: number, work: () => Promise<unknown>) => {
    work().then(
      (done) => done === undefined && sftp.status(id, STATUS_CODE.OK),
      (error: NodeJS.ErrnoException) => sftp.status(id, statusOf(error), error.message),
    )
  }
  const attributes = async (id: number, found: ReturnType<typeof stat>) => {
    sftp.attrs(id, attributesOf(await found))
    return true
  }

  sftp.on('OPEN', (id, path, flags, { mode }) =>
    answer(id, async () => {
      const file = await open(at(path), flagsToString(flags) ?? 'r', mode)
      sftp.handle(id, opened({ file }))
      return true
    }),
  )
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const { bytesRead, buffer } = await fileOf(handle).read(Buffer.alloc(length), 0, length, offset)
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, buffer.subarray(0, bytesRead))
      return true
    }),
  )
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, async () => {
      await fileOf(handle).write(data, 0, data.length, offset)
    }),
  )
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      const closing = handleOf(handle)
      handles.delete(handle.readUInt32BE(0))
      if ('file' in closing) await closing.file.close()
    }),
  )
  sftp.on('OPENDIR', (id, path) =>
    answer(id, async () => {
      const names = await readdir(at(path))
      const entries = await Promise.all(
        names.map(async (filename) => {
          const found = await lstat(join(at(path), filename))
          return { filename, longname: longName(filename, found), attrs: attributesOf(found) }
        }),
      )
      sftp.handle(id, opened({ entries }))
      return true
    }),
  )
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const directory = handleOf(handle)
      const entries = 'entries' in directory ? directory.entries.splice(0, 100) : []
      if (entries.length === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.name(id, entries)
      return true
    }),
  )
  sftp.on('STAT', (id, path) => answer(id, () => attributes(id, stat(at(path)))))
  sftp.on('LSTAT', (id, path) => answer(id, () => attributes(id, lstat(at(path)))))
  sftp.on('FSTAT', (id, handle) => answer(id, async () => attributes(id, fileOf(handle).stat())))
  sftp.on('SETSTAT', (id, path, changes) => answer(id, () => change(at(path), changes)))
  sftp.on('FSETSTAT', (id, _handle, _changes) => answer(id, async () => {}))
  sftp.on('REALPATH', (id, path) =>
    answer(id, async () => {
      sftp.name(id, [{ filename: at(path), longname: at(path), attrs: {} as Attributes }])
      return true
    }),
  )
  sftp.on('READLINK', (id, path) =>
    answer(id, async () => {
      const filename = await readlink(at(path))
      sftp.name(id, [{ filename, longname: filename, attrs: {} as Attributes }])
      return true
    }),
  )
  sftp.on('MKDIR', (id, path, { mode }) =>
    answer(id, async () => {
      await mkdir(at(path), { mode })
    }),
  )
  sftp.on('RMDIR', (id, path) => answer(id, () => rmdir(at(path))))
  sftp.on('REMOVE', (id, path) => answer(id, () => unlink(at(path))))
  sftp.on('RENAME', (id, from, to) => answer(id, () => rename(at(from), at(to))))
  sftp.on('SYMLINK', (id, target, path) => answer(id, () => symlink(target, at(path))))
}

async function change(path: string, { mode, size, atime, mtime }: Partial<Attributes>): Promise<void> {
  if (mode !== undefined) await chmod(path, mode & 0o7777)
  if (size !== undefined) await truncate(path, size)
  if (atime !== undefined && mtime !== undefined) await utimes(path, atime, mtime)
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'ENOENT') return STATUS_CODE.NO_SUCH_FILE
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return STATUS_CODE.PERMISSION_DENIED
  return STATUS_CODE.FAILURE
}
