import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Article } from '../markdown/article.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const pipelineFolders = ['src/build/markdown', 'src/build/examples', 'src/build/reference', 'src/strings']

/** Hash of all that decides how Markdown becomes HTML: the pipeline's source, its labels and the installed packages. */
export async function pipelineVersion(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(project, 'package-lock.json')))
  hash.update(await readFile(join(project, 'src/build/reference/api.json')))
  for (const folder of pipelineFolders) {
    const names = (await readdir(join(project, folder), { recursive: true }))
      .filter((name) => name.endsWith('.ts'))
      .sort()
    for (const name of names) hash.update(name).update(await readFile(join(project, folder, name)))
  }
  return hash.digest('hex')
}

/** Parsed articles on disk, by everything that they depend on. */
export class ArticleCache {
  readonly #folder: string
  readonly #version: string

  private constructor(folder: string, version: string) {
    this.#folder = folder
    this.#version = version
  }

  static async open(cacheDir: string): Promise<ArticleCache> {
    const folder = join(cacheDir, 'articles')
    await mkdir(folder, { recursive: true })
    return new ArticleCache(folder, await pipelineVersion())
  }

  key(body: string, context: object): string {
    return createHash('sha256')
      .update(`${this.#version}\0${JSON.stringify(context)}\0${body}`)
      .digest('hex')
  }

  async get(key: string): Promise<Article | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#folder, key), 'utf8')) as Article
    } catch {
      return undefined
    }
  }

  /** Written beside and renamed, so that a build that is interrupted leaves no half article. */
  async put(key: string, article: Article): Promise<void> {
    const file = join(this.#folder, key)
    await writeFile(`${file}.${process.pid}`, JSON.stringify(article))
    await rename(`${file}.${process.pid}`, file)
  }
}
