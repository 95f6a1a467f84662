import { readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeFonts } from './make-fonts.ts'

// `npm run fonts`: cuts the fonts of `sources.ts` anew, after it or one of the packages has changed.
const folder = fileURLToPath(new URL('../styles/fonts/', import.meta.url))
const { css, files } = await makeFonts()
for (const name of await readdir(folder)) await rm(folder + name)
await writeFile(`${folder}fonts.css`, css)
for (const { name, data } of files) {
  await writeFile(folder + name, data)
  console.log(`engine/styles/fonts/${name}: ${(data.length / 1000).toFixed(1)} kB`)
}
