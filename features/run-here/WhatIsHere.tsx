import parts from '../../engine/tools/parts/parts.module.css'
import { commands, nodeModules } from './here.ts'
import type { RunStrings } from './labels/en.ts'
import styles from './RunTool.module.css'

/** What a sample finds where it runs, and what it does not: a reader who edits one has to know. */
export function WhatIsHere({ strings }: { readonly strings: RunStrings }) {
  const { title, shell, node, absent, missing } = strings.here
  return (
    <details className={`${parts.hint} ${styles.here}`}>
      <summary>{title}</summary>
      <dl>
        <dt className={parts.label}>{shell}</dt>
        <dd lang="en">{commands.join(' ')}</dd>
        <dt className={parts.label}>{node}</dt>
        <dd lang="en">@xec-sh/core {nodeModules.map((name) => `node:${name}`).join(' ')}</dd>
        <dt className={parts.label}>{absent}</dt>
        <dd>{missing}</dd>
      </dl>
    </details>
  )
}
