import { spawnSync } from 'node:child_process'
import { scriptsIn } from '../cli-lines/cli-lines.ts'
import { type Block, type Complaint, complain } from '../model.ts'

/** Complaints of a shell that reads the scripts of a block and runs nothing. */
export function checkShell(block: Block): Complaint[] {
  const shell = /^(?:bash|zsh)$/.test(block.name) || block.text.startsWith('#!/usr/bin/env bash') ? 'bash' : 'sh'
  return scriptsIn(block).flatMap(({ script, line }) => {
    const { status, stderr, error } = spawnSync(shell, ['-n'], { input: `${script}\n`, encoding: 'utf8' })
    if (error) throw error
    if (status === 0) return []
    const [, at = '1'] = /(?:line )?(\d+):/.exec(stderr) ?? []
    const last = script.split('\n').length
    const where = line + Math.min(Number(at), last) - 1
    return [complain(block, where, `The shell cannot read the sample.`, { said: stderr.trim() })]
  })
}
