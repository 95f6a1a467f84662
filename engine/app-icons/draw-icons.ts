import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCommandLine } from '../command-line/options.ts'
import { drawIcon } from './draw-icon.ts'
import { iconDrawings } from './icon-drawings.ts'

const { values } = readCommandLine({
  usage: 'npm run icons -- [options]: draws public/favicon.svg anew in every form that systems ask for',
  options: { site: { type: 'string', help: 'folder of the site, . where not given' } },
})
const folder = join(values.site ?? '.', 'public')
const icon = await readFile(join(folder, 'favicon.svg'), 'utf8')
for (const drawing of iconDrawings) {
  const content = await drawIcon(icon, drawing, drawing.format)
  await writeFile(join(folder, drawing.file), content)
  console.log(`${join(folder, drawing.file)}: ${(content.length / 1000).toFixed(1)} kB`)
}
