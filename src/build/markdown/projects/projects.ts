import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { projectFile } from '../../projects/project-file.ts'
import { parseCodeMeta } from '../code/meta.ts'
import { contextOf, report } from '../report.ts'
import { replaceNodes } from '../walk.ts'
import { projectBlock } from './project-block.ts'

/**
 * Fills fences that name a file of a project, and writes `:::project` out. It works on the Markdown, so links are checked
 * and the plain page is written as for what an author types.
 */
export function remarkProjects(): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    replaceNodes(tree, (node) => {
      if (node.type === 'code') fill(node, file)
      return node.type === 'containerDirective' && node.name === 'project' ? projectBlock(node, file) : undefined
    })
}

function fill(node: Code, file: VFile): void {
  const name = node.meta ? parseCodeMeta(node.meta).meta.file : undefined
  if (name === undefined) return
  const found = projectFile(name, contextOf(file).projects ?? {})
  if ('problem' in found) report(file, node, found.problem, found.hint)
  else if (node.value.trim() !== '') {
    report(file, node, 'The block has lines of its own and names a file.', `Remove the lines: ${found.path} fills it.`)
  } else node.value = found.text
}
