// What the tests of SSH servers share: a connection as samples open it.
import { readFileSync } from 'node:fs'
import { $ } from '@xec-sh/core'

export const privateKey = readFileSync(`${process.env.HOME}/.ssh/id_ed25519`, 'utf8')

export function connect(host, options = {}) {
  return $.ssh({ host, username: 'deploy', privateKey, ...options })
}

/** The first line of what went wrong, or what came of it. */
export async function said(work) {
  try {
    return await work()
  } catch (error) {
    return error.message.split('\n')[0]
  }
}
