import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** A path below the base that cannot lead to another site. */
const path = z.string().regex(/^\/(?!\/)[^?#\s\\]*$/, 'is not a path below the base, without query and hash')
const base = path.regex(/\/$/, 'must begin and end with a slash')

const hash = z.string().regex(/^sha(?:256|384|512)-[\w+/=]+$/, 'is not a hash such as "sha256-…"')

/** What the build tells a server about the site that it wrote; unknown keys are for other readers. */
const schema = z.object({
  base,
  locales: z.array(z.object({ code: z.string(), path: base })).min(1),
  /** Moved pages, as paths without the base, one entry a locale. */
  redirects: z.array(z.object({ from: path, to: path })),
  /** Hashes of the inline scripts and styles: `sha256-…`. */
  scriptHashes: z.array(hash),
  styleHashes: z.array(hash),
  /** Origin of the analytics script, or null where none is configured. */
  analyticsOrigin: z.url().nullable(),
})

export type SiteInfo = Readonly<z.infer<typeof schema>>

/** Reads `site.json`; says what to do when the site was not built or the file is not what a build writes. */
export async function readSiteInfo(file: string): Promise<SiteInfo> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause
    throw new Error(`There is no built site: ${file} does not exist. Run \`npm run build\` first.`)
  })
  const info = schema.safeParse(parse(text, file))
  if (info.success) return info.data
  throw new Error(
    `${file} was written by another version. Run \`npm run build\` again.\n${z.prettifyError(info.error)}`,
  )
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is not complete. Run \`npm run build\` again.`)
  }
}
