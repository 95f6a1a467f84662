import type { Code, Nodes, Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import { projectFile } from '../../projects/project-file.ts'
import { parseCodeMeta } from '../code/meta.ts'
import { contextOf, report } from '../report.ts'
import { walkMarkdown } from '../walk.ts'
import { projectBlock } from './project-block.ts'

/**
 * Fills fences that name a file of a project, and writes `:::project` out. It works on the Markdown, so links are checked
 * and the plain page is written as for what an author types.
 */
export function remarkProjects(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const blocks: { readonly parent: Parents; readonly node: Nodes; readonly written: Nodes[] }[] = []
    walkMarkdown(tree, (node, _index, parent) => {
      if (node.type === 'code') fill(node, file)
      if (node.type === 'containerDirective' && node.name === 'project') {
        blocks.push({ parent, node, written: projectBlock(node, file) })
      }
    })
    for (const { parent, node, written } of blocks) {
      const children: Nodes[] = parent.children
      children.splice(children.indexOf(node), 1, ...written)
    }
  }
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
