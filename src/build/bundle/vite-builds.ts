import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'

export interface BundleOptions {
  /** Where `assets/` and `server/` are written. */
  readonly folder: string
  /** Includes the part of the client that follows the development server. */
  readonly development: boolean
  /** Generated stylesheet with the font faces. */
  readonly fontsCss: string
}

/** Baseline 2024: what every major engine had at the end of that year. Newer syntax is lowered to it, no further. */
const browsers = ['chrome131', 'edge131', 'firefox133', 'safari18.2']

const project = fileURLToPath(new URL('../../..', import.meta.url))
/** Fonts carry a hash already; the build names them in preload links. */
const assetNames = ({ names }: Rolldown.PreRenderedAsset) =>
  names.some((name) => name.endsWith('.woff2')) ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]'

function common({ folder, development, fontsCss }: BundleOptions): InlineConfig {
  return {
    root: project,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Relative addresses: the same files serve every base path.
    base: './',
    define: { 'import.meta.env.VITE_DEVELOPMENT': JSON.stringify(development), 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'virtual:fonts.css': fontsCss } },
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      cssCodeSplit: false,
      target: browsers,
      modulePreload: { polyfill: false },
    },
  }
}

/** The shell for rendering at build time, and the only stylesheet: it covers what the client never renders, too. */
export async function buildShell(options: BundleOptions): Promise<string> {
  const config = common(options)
  const output = await run({
    ...config,
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: 'src/shell/render.tsx',
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
  return nameOf(output, (file) => file.fileName.endsWith('.css'), 'stylesheet')
}

/** The client. Its stylesheet is left out: the shell's holds it already. */
export async function buildClient(options: BundleOptions): Promise<string> {
  const config = common(options)
  const output = await run({
    ...config,
    plugins: [{ name: 'drop-css', enforce: 'post', generateBundle: (_, bundle) => dropStyles(bundle) }],
    build: {
      ...config.build,
      rolldownOptions: {
        input: 'src/client/start.ts',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: assetNames,
        },
      },
    },
  })
  return nameOf(output, (file) => file.type === 'chunk' && file.isEntry, 'client script')
}

/** Text of a script that is inlined: one expression, no imports left. */
export async function buildEarlyScript(input: string): Promise<string> {
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

function dropStyles(bundle: Rolldown.OutputBundle): void {
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'asset' && name.endsWith('.css')) delete bundle[name]
  }
}
