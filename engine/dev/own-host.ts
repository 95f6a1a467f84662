import { isIP } from 'node:net'

/**
 * Whether a `Host` is one by which this machine may be asked: an address, its own name, or one that somebody has named. Any
 * other name may be that of a page elsewhere, whose owner has it lead here to read what is being written (DNS rebinding).
 */
export function isOwnHost(header: string | undefined, named: readonly string[]): boolean {
  const [, host = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(header?.toLowerCase() ?? '') ?? []
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return isIP(name) !== 0 || /^(?:.+\.)?localhost$/.test(name) || named.some((own) => own.toLowerCase() === name)
}
