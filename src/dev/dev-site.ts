import { bookFiles, pathOfBook } from '../build/book/book.ts'
import type { BuildOptions } from '../build/options.ts'
import { parsePages } from '../build/parse/parse-pages.ts'
import { ProblemError } from '../build/problem.ts'
import { type BuildTools, openTools, readSite } from '../build/read-site.ts'
import { type RenderContext, renderContext } from '../build/render/context.ts'
import { wholeText } from '../build/render/output.ts'
import { renderBlogList, renderPost } from '../build/render/render-blog.ts'
import { renderDoc, renderHomePage, renderNotFound } from '../build/render/render-page.ts'
import { tooltipRenderer } from '../build/render/render-tooltips.ts'
import type { DevelopmentEvent } from '../client/development.ts'
import { fileStem, localizedPath, type Path, splitPath } from '../model/route.ts'

/** A site in memory: read as the build reads it, its pages rendered when somebody asks for them. */
export class DevSite {
  readonly #options: BuildOptions
  #tools: BuildTools
  #context: RenderContext | undefined
  #problem: string | undefined

  private constructor(options: BuildOptions, tools: BuildTools) {
    this.#options = options
    this.#tools = tools
  }

  static async open(options: BuildOptions): Promise<DevSite> {
    const site = new DevSite(options, await openTools(options))
    await site.#read()
    return site
  }

  /** Parses a page for nothing: the grammars of its samples are compiled before the first save has to wait for them. */
  async warmUp(): Promise<void> {
    const source = this.#context?.site.docs[0]?.source
    if (!source || !this.#context) return
    // The cache has not seen this text.
    const [site, page] = [this.#context.site.loaded, { ...source, body: `${source.body}\n` }]
    await parsePages(site, [page], this.#tools.cache)
  }

  /** Folder of the client's files. */
  get assets(): string {
    return this.#tools.bundle.folder
  }

  get context(): RenderContext | undefined {
    return this.#context
  }

  /** What is wrong now; the site stays as it was before. */
  get problem(): string | undefined {
    return this.#problem
  }

  /** A file of the content or the configuration was saved: says what the open pages must do. */
  async contentSaved(file: string): Promise<DevelopmentEvent> {
    const before = this.#context
    await this.#read()
    if (this.#problem !== undefined) return { type: 'problem', text: this.#problem }
    const { docs = [], blog } = this.#context?.site ?? {}
    const page = [...docs, ...(blog?.posts ?? [])].find(({ source }) => source.file === file)
    if (!before || !page || !this.#context || !sameShells(before, this.#context)) return { type: 'reload' }
    return { type: 'page', path: page.source.path }
  }

  /** A file of the shell, the client or the styles was saved. */
  async codeSaved(): Promise<DevelopmentEvent> {
    this.#tools = await openTools(this.#options)
    await this.#read()
    return this.#problem === undefined ? { type: 'reload' } : { type: 'problem', text: this.#problem }
  }

  /** Files of the page at a path, rendered now; undefined when there is no such page. */
  render(path: Path): ReadonlyMap<string, string> | undefined {
    const context = this.#context
    if (!context) return undefined
    const doc = context.site.byPath.get(path)
    if (doc) return new Map([...renderDoc(context, doc), ...tooltipRenderer(context.site)(doc)])
    const { posts, lists } = context.site.blog
    const post = posts.find(({ source }) => source.path === path)
    if (post) return renderPost(context, post)
    const list = lists.find((one) => one.path === path)
    if (list) return renderBlogList(context, list)
    const { locales } = context.site.loaded.config
    const home = context.site.homes.find(({ source }) => source.path === path)
    if (home) return renderHomePage(context, home)
    const book = locales.find((locale) => pathOfBook(locale) === path)
    if (book) return new Map([...bookFiles(context, book).make()].map(([name, text]) => [name, wholeText(text)]))
    // Open pages ask for its data, to hear of changes.
    const missing = locales.find((locale) => localizedPath('/404', locale) === path)
    return missing && renderNotFound(context, missing)
  }

  /** Document of the not-found page in the language of a path. */
  renderNotFound(path: Path): string {
    const context = this.#context
    if (!context) return this.#problem ?? ''
    const { locale } = splitPath(path, context.site.loaded.config.locales)
    const name = fileStem(locale.path === '/' ? '/404' : `${locale.path}404`)
    return renderNotFound(context, locale).get(`${name}.html`) ?? ''
  }

  async #read(): Promise<void> {
    try {
      const { site } = await readSite(this.#options, this.#tools)
      this.#context = await renderContext(site, this.#tools.bundle, this.#options)
      this.#problem = undefined
    } catch (error) {
      this.#problem = error instanceof ProblemError ? error.message : String((error as Error).stack ?? error)
    }
  }
}

/** Equal shells mean that only an article changed: titles, sidebars and menus are as they were. */
function sameShells(before: RenderContext, after: RenderContext): boolean {
  return [...after.shells].every(([locale, { href }]) => before.shells.get(locale)?.href === href)
}
