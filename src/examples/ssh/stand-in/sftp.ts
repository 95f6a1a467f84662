import type { Stats } from 'node:fs'
import {
  chmod,
  lstat,
  mkdir,
  open,
  readdir,
  readlink,
  rename,
  rmdir,
  stat,
  symlink,
  truncate,
  unlink,
  utimes,
} from 'node:fs/promises'
import { join } from 'node:path'
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2'
import { attributesOf, longName, noAttributes } from './sftp-attributes.ts'
import { SftpSession } from './sftp-handles.ts'

const { STATUS_CODE, flagsToString } = ssh2.utils.sftp

/** SFTP over the disk: relative paths begin at the home directory. */
export function serveSftp(sftp: SFTPWrapper, home: string): void {
  const session = new SftpSession(sftp, home)
  serveFiles(session)
  serveDirectories(session)
  serveAttributes(session)
  serveNames(session)
}

function serveFiles(session: SftpSession): void {
  const { sftp } = session
  sftp.on('OPEN', (id, path, flags, { mode }) =>
    session.reply(id, async () => {
      const file = await open(session.path(path), flagsToString(flags) ?? 'r', mode)
      sftp.handle(id, session.opened({ file }))
    }),
  )
  sftp.on('READ', (id, handle, offset, length) =>
    session.reply(id, async () => {
      const { bytesRead, buffer } = await session.file(handle).read(Buffer.alloc(length), 0, length, offset)
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.data(id, buffer.subarray(0, bytesRead))
    }),
  )
  sftp.on('WRITE', (id, handle, offset, data) =>
    session.done(id, () => session.file(handle).write(data, 0, data.length, offset)),
  )
  sftp.on('CLOSE', (id, handle) =>
    session.done(id, async () => {
      const closing = session.handle(handle)
      session.forget(handle)
      if ('file' in closing) await closing.file.close()
    }),
  )
}

function serveDirectories(session: SftpSession): void {
  const { sftp } = session
  sftp.on('OPENDIR', (id, path) =>
    session.reply(id, async () => {
      const folder = session.path(path)
      const names = await readdir(folder)
      const entries = await Promise.all(
        names.map(async (filename) => {
          const found = await lstat(join(folder, filename))
          return { filename, longname: longName(filename, found), attrs: attributesOf(found) }
        }),
      )
      sftp.handle(id, session.opened({ entries }))
    }),
  )
  sftp.on('READDIR', (id, handle) =>
    session.reply(id, async () => {
      const directory = session.handle(handle)
      const entries = 'entries' in directory ? directory.entries.splice(0, 100) : []
      if (entries.length === 0) sftp.status(id, STATUS_CODE.EOF)
      else sftp.name(id, entries)
    }),
  )
  sftp.on('MKDIR', (id, path, { mode }) => session.done(id, () => mkdir(session.path(path), { mode })))
  sftp.on('RMDIR', (id, path) => session.done(id, () => rmdir(session.path(path))))
}

function serveAttributes(session: SftpSession): void {
  const { sftp } = session
  const answer = (id: number, find: () => Promise<Stats>) =>
    session.reply(id, async () => sftp.attrs(id, attributesOf(await find())))
  sftp.on('STAT', (id, path) => answer(id, () => stat(session.path(path))))
  sftp.on('LSTAT', (id, path) => answer(id, () => lstat(session.path(path))))
  sftp.on('FSTAT', (id, handle) => answer(id, () => session.file(handle).stat()))
  sftp.on('SETSTAT', (id, path, changes) => session.done(id, () => change(session.path(path), changes)))
  sftp.on('FSETSTAT', (id, handle, { mode }) =>
    session.done(id, async () => {
      if (mode !== undefined) await session.file(handle).chmod(mode & 0o7777)
    }),
  )
}

function serveNames(session: SftpSession): void {
  const { sftp } = session
  const answer = (id: number, filename: string) =>
    sftp.name(id, [{ filename, longname: filename, attrs: noAttributes }])
  sftp.on('REALPATH', (id, path) => answer(id, session.path(path)))
  sftp.on('READLINK', (id, path) => session.reply(id, async () => answer(id, await readlink(session.path(path)))))
  sftp.on('SYMLINK', (id, target, path) => session.done(id, () => symlink(target, session.path(path))))
  sftp.on('RENAME', (id, from, to) => session.done(id, () => rename(session.path(from), session.path(to))))
  sftp.on('REMOVE', (id, path) => session.done(id, () => unlink(session.path(path))))
}

async function change(path: string, { mode, size, atime, mtime }: Partial<Attributes>): Promise<void> {
  if (mode !== undefined) await chmod(path, mode & 0o7777)
  if (size !== undefined) await truncate(path, size)
  if (atime !== undefined && mtime !== undefined) await utimes(path, atime, mtime)
}
