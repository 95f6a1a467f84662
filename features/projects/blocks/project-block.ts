import type { RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Block } from '../../../engine/markdown/directive.ts'
import { code, joined, link, paragraph, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, labelsOf, report } from '../../../engine/markdown/report.ts'
import { ownValue } from '../../../engine/model/own-value.ts'
import { hrefOf } from '../../../engine/model/route.ts'
import { archivePath, projectsFolder } from '../project.ts'
import { projectStrings } from '../strings.ts'

/** `:::project{of="shop"}`: the files of a project, an archive of them, and the line that fetches and unpacks it. */
export function projectBlock({ node, attributes: { of: name = '' } }: Block, file: VFile): RootContent[] {
  const { projects = {} } = dataOf(file)
  const { siteUrl, base } = contextOf(file)
  const files = ownValue(projects, name)
  if (!files) {
    if (name !== '') report(file, node, `There is no project "${name}".`, `Name a folder below ${projectsFolder}.`)
    else report(file, node, 'The block ":::project" names no project.', 'Write :::project{of="name"}.')
    return []
  }
  const strings = labelsOf(file, projectStrings)
  const archive = archivePath(name)
  const download = link(archive, [text(`${name}.tar`)])
  const line = `curl -fsSL ${siteUrl}${hrefOf(archive, base)} | tar -xf - && cd ${name}`
  const names = Object.keys(files).map((path) => code(path))
  return [
    paragraph([text(`${strings.files} `), download, text(': '), ...joined(names, ', '), text('.')]),
    paragraph([text(strings.fetch)]),
    { type: 'code', lang: 'sh', value: line },
  ]
}
