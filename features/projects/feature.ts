import type { Feature } from '../../engine/feature.ts'
import { archivePaths, archives } from './archives.ts'
import { pageProjects } from './page-projects.ts'
import type { Projects } from './project.ts'
import { projectProblems } from './project-problems.ts'
import { projectStrings } from './strings.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** Projects that the text shows files of; absent where it shows none. */
    readonly projects: Projects
  }
}

/** Pages show files of whole projects, which readers can take with them. */
export const projects = {
  name: 'projects',
  labels: [projectStrings],
  article: () => import('./article.ts'),
  articleData: ({ root }) => {
    return ({ body }) => {
      const shown = pageProjects(root, body)
      return Object.keys(shown).length > 0 ? { projects: shown } : {}
    }
  },
  problems: projectProblems,
  files: ({ loaded }) => archives(loaded.root),
  paths: ({ loaded }) => archivePaths(loaded.root),
} satisfies Feature
