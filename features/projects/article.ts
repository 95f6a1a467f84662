import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { projectBlock } from './blocks/project-block.ts'
import { remarkProjects } from './blocks/projects.ts'

export const article: ArticlePart = {
  drawn: { project: { draw: projectBlock, attributes: ['of'] } },
  steps: { source: remarkProjects },
}
