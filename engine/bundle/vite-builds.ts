import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { type ArticleStyle, articleStyles } from '../model/page.ts'
import { allIcons, iconSheet } from './all-icons.ts'
import { boundToolWords } from './bound-tool-words.ts'
import type { Bundling, ClientFeature } from './client-feature.ts'
import { featureModules } from './feature-modules.ts'

export interface BundleOptions {
  /** Where `assets/` and `server/` are written. */
  readonly folder: string
  /** Includes the part of the client that follows the development server. */
  readonly development: boolean
  /** Generated drawing of all icons. */
  readonly icons: string
  readonly features: readonly ClientFeature[]
}

/** Baseline 2024: what every major engine had at the end of that year. Newer syntax is lowered to it, no further. */
const browsers = ['chrome131', 'edge131', 'firefox133', 'safari18.2', 'ios18.2']

const project = fileURLToPath(new URL('../..', import.meta.url))
/** Six characters of a hash: pages name 40 files, and what is random does not compress. Fonts carry one already. */
const assetNames = ({ names }: Rolldown.PreRenderedAsset) =>
  names.some((name) => name.endsWith('.woff2')) ? 'assets/[name][extname]' : 'assets/[name]-[hash:6][extname]'

/** Says where a rule is from. What a module is named after needs no second word: `Drawer`, `Drawer-panel`. */
function scopedName(name: string, file: string): string {
  const module = basename(file, '.module.css')
  const [noun] = /[A-Z][a-z]+$/.exec(module) ?? []
  return noun?.toLowerCase() === name ? module : `${module}-${name}`
}

function common({ folder, development, icons }: BundleOptions): InlineConfig {
  return {
    root: project,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Relative addresses: the same files serve every base path.
    base: './',
    define: { 'import.meta.env.VITE_DEVELOPMENT': JSON.stringify(development), 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { [iconSheet]: icons } },
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [allIcons()] } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Workers share no file with the page: what they need at once comes in one request.
    worker: {
      format: 'es',
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
        },
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      // In a file of their own, not in every stylesheet that has one.
      assetsInlineLimit: (file) => (basename(file) === basename(icons) ? false : undefined),
      target: browsers,
      modulePreload: { polyfill: false },
    },
  }
}

export interface ShellFiles {
  /** The stylesheet of every page: it covers what the client never renders, too. */
  readonly style: string
  /** The drawing of all icons, which it asks for. */
  readonly icons: string
}

/** The shell for rendering at build time, and what every page looks like. */
export async function buildShell(options: BundleOptions): Promise<ShellFiles> {
  const config = common(options)
  const output = await run({
    ...config,
    plugins: [featureModules(options.features)],
    ssr: { noExternal: true },
    // A build for the server has no relative addresses, and the site may have another base: the fonts, which lie beside
    // the stylesheet, would be looked for at the root.
    experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'css' ? `./${basename(name)}` : undefined) },
    build: {
      ...config.build,
      ssr: 'engine/shell/render.tsx',
      ssrEmitAssets: true,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        output: {
          entryFileNames: 'server/render.mjs',
          chunkFileNames: 'server/[name].mjs',
          assetFileNames: assetNames,
        },
      },
    },
  })
  return {
    style: nameOf(output, (file) => /^assets\/render-[^/]*\.css$/.test(file.fileName), 'stylesheet'),
    icons: nameOf(output, (file) => /^assets\/icons-[^/]*\.svg$/.test(file.fileName), 'sheet of icons'),
  }
}

export interface ClientFiles {
  readonly script: string
  readonly articleStyles: Record<ArticleStyle, string>
  /** The one of the not-found page's chunk, which its document names ahead. */
  readonly notFoundStyle: string
  /** The same of the search page. */
  readonly searchStyle: string
  /** What the books have besides the stylesheet of every page. */
  readonly bookStyle: string
}

const nothing: Bundling = {}

/**
 * The client, and the stylesheets that few pages need. The styles of the first script are left out: the shell's
 * stylesheet holds them. Those of chunks that are loaded later stay with their chunks.
 */
export async function buildClient(options: BundleOptions): Promise<ClientFiles> {
  const config = common(options)
  const bundlings = await Promise.all(options.features.map(({ bundling }) => bundling?.() ?? nothing))
  const styles = Object.fromEntries(articleStyles.map((name) => [name, `engine/styles/${name}.css`]))
  const output = await run({
    ...config,
    worker: { ...config.worker, plugins: () => bundlings.flatMap(({ workerPlugins }) => workerPlugins?.() ?? []) },
    plugins: [
      ...bundlings.flatMap(({ plugins }) => plugins ?? []),
      featureModules(options.features),
      boundToolWords(),
      { name: 'forget-css', enforce: 'pre', generateBundle: (_, bundle) => forgetStyles(bundle) },
      { name: 'drop-css', enforce: 'post', generateBundle: (_, bundle) => dropStyles(bundle) },
    ],
    build: {
      ...config.build,
      rolldownOptions: {
        input: { start: 'engine/client/start.ts', ...styles, book: 'engine/styles/book.css' },
        output: {
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: assetNames,
          // What every first load has and later chunks share, in one file: small ones compress badly.
          codeSplitting: {
            groups: [
              { name: 'start', test: /engine\/client\/start\.ts$/, priority: 2 },
              // What comes when the browser is idle.
              { name: 'late', test: /(?:unloaded-page|follow-version)\.ts$/, priority: 1 },
              // What a page with a tool begins with.
              { name: 'parts', test: /engine\/client\/article\/(?:offered-tools|parts-of-page)\.ts$/, priority: 1 },
              { name: 'contents', test: /engine\/shell\/toc\/(?:active-heading|contents-bar)\.ts$/, priority: 1 },
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
              // Whatever comes later and speaks; the first load does not.
              { name: 'labels', test: /engine\/labels\/labels-in\.ts$/, priority: 1 },
              { name: 'tool-parts', test: /engine\/tools\/parts\// },
            ],
          },
        },
      },
    },
  })
  const scriptOf = (name: string) =>
    nameOf(output, (file) => file.type === 'chunk' && file.name === name, `script "${name}"`)
  const styleOf = (name: string) =>
    nameOf(output, (file) => file.type === 'asset' && file.names.includes(`${name}.css`), `stylesheet "${name}"`)
  const named = articleStyles.map((name) => [name, styleOf(name)])
  const pageStyles = {
    notFoundStyle: styleOf('NotFound'),
    searchStyle: styleOf('Search'),
    bookStyle: styleOf('book'),
  }
  return {
    script: scriptOf('start'),
    articleStyles: Object.fromEntries(named) as ClientFiles['articleStyles'],
    ...pageStyles,
  }
}

/** Entries that are stylesheets: the bundler makes an empty script of each as well. */
const styleEntries: readonly string[] = [...articleStyles, 'book']

/** Styles of the first scripts, whose rules the shell's stylesheet holds. */
function isFirst(file: string): boolean {
  return /(?:^|\/)(?:start|late)-[^/]*\.css$/.test(file)
}

/** Text of a script that is inlined: one expression, no imports left. */
export async function buildInlineScript(input: string): Promise<string> {
  const output = await run({
    root: project,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const chunk = output.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`${input} gave no script`)
  return chunk.code.trim()
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

async function run(config: InlineConfig): Promise<OutputFile[]> {
  const result = await build(config)
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((output) => ('output' in output ? output.output : []))
}

function nameOf(output: OutputFile[], matches: (file: OutputFile) => boolean, what: string): string {
  const file = output.find(matches)
  if (!file) throw new Error(`The bundler gave no ${what}`)
  return file.fileName.replace(/^assets\//, '')
}

/** Without this the first scripts would ask for the stylesheet that is dropped. */
function forgetStyles(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && ['start', 'late'].includes(file.name)) file.viteMetadata?.importedCss.clear()
  }
}

function dropStyles(bundle: Rolldown.OutputBundle): void {
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk')
      for (const style of file.viteMetadata?.importedCss ?? []) {
        if (isFirst(style)) file.viteMetadata?.importedCss.delete(style)
      }
    const isEmpty = file.type === 'chunk' && file.isEntry && styleEntries.includes(file.name)
    if (isFirst(name) || isEmpty) delete bundle[name]
  }
}
