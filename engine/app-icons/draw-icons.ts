import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawIcon } from './draw-icon.ts'
import { iconDrawings } from './icon-drawings.ts'

// `npm run icons`: draws public/favicon.svg anew in every form that systems ask for, after it has changed.
const folder = fileURLToPath(new URL('../../public/', import.meta.url))
const icon = await readFile(`${folder}favicon.svg`, 'utf8')
for (const drawing of iconDrawings) {
  const content = await drawIcon(icon, drawing, drawing.format)
  await writeFile(folder + drawing.file, content)
  console.log(`public/${drawing.file}: ${(content.length / 1000).toFixed(1)} kB`)
}
