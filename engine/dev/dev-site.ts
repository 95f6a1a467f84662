import { type Chosen, chooseFeatures } from '../build/chosen-features.ts'
import type { BuildOptions } from '../build/options.ts'
import { type BuildTools, type Glance, openTools, readSite } from '../build/read-site.ts'
import type { DevelopmentEvent } from '../client/development.ts'
import type { LoadedSite } from '../config/load-site.ts'
import { publicFolder } from '../files/public-folder.ts'
import { fileStem, localizedPath, type Path, splitPath } from '../model/route.ts'
import { type Parsed, parsePages } from '../parse/parse-pages.ts'
import { ProblemError } from '../problems/problem.ts'
import type { Source } from '../read/source-page.ts'
import { renderContext } from '../render/context.ts'
import type { Document, PageFeature, RenderContext } from '../render/page-feature.ts'
import { renderDoc, renderHomePage, renderNotFound } from '../render/render-page.ts'
import { tooltipRenderer } from '../render/render-tooltips.ts'
import { wholeText } from '../write/output.ts'
import type { Progress } from './progress.ts'
import { Warnings } from './warnings.ts'

type Files = ReadonlyMap<string, string>

/**
 * A site in memory: read as the build reads it, its pages rendered when somebody asks for them. Where many are to be parsed,
 * a glance at the site is there before, and the pages that somebody asks for come first.
 */
export class DevSite {
  /** With all features; the configuration may name some. */
  readonly #given: BuildOptions
  #options: BuildOptions
  readonly #progress: Progress
  readonly #warnings = new Warnings()
  #tools: BuildTools
  #loaded: LoadedSite | undefined
  #context: RenderContext | undefined
  #glance: Glance | undefined
  #problem: string | undefined
  #reading: Promise<void> = Promise.resolve()

  private constructor(given: BuildOptions, options: BuildOptions, progress: Progress, tools: BuildTools) {
    this.#given = given
    this.#options = options
    this.#progress = progress
    this.#tools = tools
  }

  /** Gives a site that can answer: as a whole, or at a glance. */
  static async open(options: BuildOptions, progress: Progress): Promise<DevSite> {
    progress.show('Bundling the client…')
    // What is wrong with the configuration is said when the site is read.
    const chosen = await chooseFeatures(options).catch(() => ({ options }))
    const site = new DevSite(options, chosen.options, progress, await openTools(chosen.options))
    progress.show('Reading the site…')
    await new Promise<void>((resolve) => {
      site.#reading = site.#read(resolve).finally(resolve)
    })
    return site
  }

  /** Resolves when all pages are read. */
  get whole(): Promise<void> {
    return this.#reading
  }

  /** Parses a page for nothing: the grammars of its samples are compiled before the first save has to wait for them. */
  async warmUp(): Promise<void> {
    const source = this.#context?.site.docs[0]?.source
    if (!source || !this.#context) return
    // The cache has not seen this text.
    const [site, page] = [this.#context.site.loaded, { ...source, body: `${source.body}\n` }]
    await parsePages(site, [page], { parser: this.#options.program, cache: this.#tools.cache })
  }

  /** Folder of the client's files. */
  get assets(): string {
    return this.#tools.bundle.folder
  }

  /** Folder of files that are published as they are. */
  get publicFolder(): string {
    return publicFolder(this.#given.root)
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
    if (!file.endsWith('.md')) this.#loaded = undefined
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

  /** A file of the site that is no page, such as a part of the search; those that are made of all pages wait for them. */
  async file(name: string): Promise<string | undefined> {
    if (this.#glance && this.#context?.files.isPromised(name)) await this.whole
    return this.#context?.files.get(name)
  }

  /** Files of the page at a path, rendered now; undefined when there is no such page. */
  async render(path: Path): Promise<Files | undefined> {
    const { locales = [] } = this.#context?.site.loaded.config ?? {}
    if (this.#documentAt(path)) await this.whole
    const context = this.#context
    if (!context) return undefined
    const document = this.#documentAt(path)
    if (document) return new Map([...document.files().make()].map(([name, text]) => [name, wholeText(text)]))
    const { byPath, blog, homes } = context.site
    const doc = byPath.get(path)
    if (doc) {
      const page = await this.#parsed(doc)
      return new Map([...renderDoc(context, page), ...tooltipRenderer(context.site, context.features)(page)])
    }
    const post = blog.posts.find(({ source }) => source.path === path)
    if (post) return postsOf(context).renderPost?.(context, await this.#parsed(post))
    const list = blog.lists.find((one) => one.path === path)
    if (list) return postsOf(context).renderPostList?.(context, list)
    const home = homes.find(({ source }) => source.path === path)
    if (home) return renderHomePage(context, await this.#parsed(home))
    // Open pages ask for its data, to hear of changes.
    const missing = locales.find((locale) => localizedPath('/404', locale) === path)
    return missing && renderNotFound(context, missing)
  }

  /** What a feature makes of all pages. */
  #documentAt(path: Path): Document | undefined {
    const context = this.#context
    return context?.features
      .flatMap(({ documents }) => documents?.(context) ?? [])
      .find((document) => document.path === path)
  }

  /** Document of the not-found page in the language of a path. */
  renderNotFound(path: Path): string {
    const context = this.#context
    if (!context) return this.#problem ?? ''
    const { locale } = splitPath(path, context.site.loaded.config.locales)
    const name = fileStem(locale.path === '/' ? '/404' : `${locale.path}404`)
    return renderNotFound(context, locale).get(`${name}.html`) ?? ''
  }

  async #parsed<P extends Parsed<Source>>(page: P): Promise<P> {
    return this.#glance ? { ...page, article: await this.#glance.articleOf(page.source) } : page
  }

  /** @param glanced called when pages can be shown before all are parsed */
  async #read(glanced?: () => void): Promise<void> {
    const { warn, lines } = this.#warnings.reading()
    const follower = {
      warn,
      parsed: (done: number, all: number) => this.#progress.show(`Parsing ${all} pages…`, ` ${done}`),
      glance: glanced && ((glance: Glance) => void this.#look(glance).then(glanced, () => undefined)),
    }
    try {
      const { loaded, options } = await this.#choose()
      const { site } = await readSite(options, this.#tools, follower, loaded)
      this.#context = await renderContext(site, this.#tools.bundle, options)
      this.#glance = undefined
      this.#loaded = site.loaded
      this.#problem = undefined
      for (const line of lines()) this.#progress.say(line)
    } catch (error) {
      this.#problem = error instanceof ProblemError ? error.message : String((error as Error).stack ?? error)
    }
  }

  /** Where other features are chosen than before, the client is bundled anew. */
  async #choose(): Promise<Chosen> {
    const chosen = await chooseFeatures(this.#given, this.#loaded)
    const before = namesOf(this.#options)
    this.#options = chosen.options
    if (namesOf(this.#options) !== before) this.#tools = await openTools(this.#options)
    return chosen
  }

  async #look(glance: Glance): Promise<void> {
    const context = await renderContext(glance.site, this.#tools.bundle, this.#options)
    // The whole may have been faster.
    if (this.#context) return
    this.#context = context
    this.#glance = glance
  }
}

function namesOf({ program }: BuildOptions): string {
  return program.features.map(({ name }) => name).join()
}

/** Equal shells mean that only an article changed: titles, sidebars and menus are as they were. */
function sameShells(before: RenderContext, after: RenderContext): boolean {
  return [...after.shells].every(([locale, { href }]) => before.shells.get(locale)?.href === href)
}

/** The feature that posts come from. */
function postsOf({ features }: RenderContext): Partial<PageFeature> {
  return features.find(({ renderPost }) => renderPost) ?? {}
}
