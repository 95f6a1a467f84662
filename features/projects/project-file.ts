import { suggestion } from '../../engine/model/nearest.ts'
import { ownValue } from '../../engine/model/own-value.ts'
import { type Projects, projectsFolder } from './project.ts'

interface ProjectFile {
  /** The text, without the break at its end. */
  readonly text: string
  /** Path from the site's root. */
  readonly path: string
}

/** The file that a fence names: `shop/deploy.ts` is `deploy.ts` in the project `shop`. Or what is wrong with the name. */
export function projectFile(name: string, projects: Projects): ProjectFile | { problem: string; hint: string } {
  const slash = name.indexOf('/')
  const [project, path] = [name.slice(0, Math.max(slash, 0)), name.slice(slash + 1)]
  const hint = `Write file="name/path", where ${projectsFolder}/name is a folder.`
  if (slash < 0) return { problem: `"${name}" is no file of a project.`, hint }
  const files = ownValue(projects, project)
  if (!files) return { problem: `There is no project "${project}".`, hint }
  const text = ownValue(files, path)
  if (text !== undefined) return { text: text.replace(/\n$/, ''), path: `${projectsFolder}/${name}` }
  return { problem: `The project "${project}" has no file "${path}".`, hint: suggestion(path, Object.keys(files)) }
}
