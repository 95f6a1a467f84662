import { type Projects, projectNames, readProject } from './project.ts'

/** `file="shop/deploy.ts"` behind a fence, `:::project{of="shop"}`; what looks like one and is none does no harm. */
const named = /\bfile="([^"/]*)\/|:::project\{of="([^"]*)"/g

/** The projects that the text of a page shows files of. @param root folder of the site */
export function pageProjects(root: string, body: string): Projects {
  const names = new Set([...body.matchAll(named)].map(([, file, whole]) => file ?? whole ?? ''))
  if (names.size === 0) return {}
  const known = new Set(projectNames(root))
  return Object.fromEntries([...names].map((name) => [name, known.has(name) ? readProject(root, name) : null]))
}
