import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { parseCodeMeta } from '../../../engine/markdown/code/meta.ts'
import { dataOf, report } from '../../../engine/markdown/report.ts'
import { walkMarkdown } from '../../../engine/markdown/walk.ts'
import { projectFile } from '../project-file.ts'

/** Fills fences that name a file of a project. */
export function remarkProjects(tree: Root, file: VFile): void {
  walkMarkdown(tree, (node) => {
    if (node.type === 'code') fill(node, file)
  })
}

function fill(node: Code, file: VFile): void {
  const name = node.meta ? parseCodeMeta(node.meta).meta.file : undefined
  if (name === undefined) return
  const found = projectFile(name, dataOf(file).projects ?? {})
  if ('problem' in found) report(file, node, found.problem, found.hint)
  else if (node.value.trim() !== '') {
    report(file, node, 'The block has lines of its own and names a file.', `Remove the lines: ${found.path} fills it.`)
  } else node.value = found.text
}
