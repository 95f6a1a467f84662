import { hrefOf } from '../model/route.ts'
import { contentTypes, namedTypes, textTypes, unknownType } from './content-types.ts'
import { cacheRules, policy, revalidate, runnerFile, runnerPolicy, sharedHeaders, strictTransport } from './headers.ts'
import type { SiteInfo } from './site-info.ts'

/** What stands at the top of a generated file. */
const notice = '# Written by `npm run build`; see deploy/README.md.'

/** What a path of this site is made of; any other one has no second form to lead away from. */
const segment = '/[\\w~.@+-]+?'

/** Settings for `server { … }`: headers, file types, compression. */
export function nginxHeaders(info: SiteInfo): string {
  const headers = {
    ...sharedHeaders(info),
    'Content-Security-Policy': '$site_policy',
    'Strict-Transport-Security': '$site_strict_transport',
    'Cache-Control': '$site_cache_control',
    Allow: '$site_allow',
  }
  const listed = [...new Set(textTypes)].filter((type) => type !== 'text/html').join(' ')
  return lines(
    notice,
    'server_tokens off;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    block(
      'types',
      Object.entries(contentTypes).map(([suffix, type]) => `${type} ${suffix};`),
    ),
    `default_type ${unknownType};`,
    'charset utf-8;',
    `charset_types ${listed};`,
    '# The build has compressed every text. Beside the .gz lie the .br, for the module brotli_static.',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    ...Object.entries(namedTypes).map(namedFile),
  )
}

/** nginx knows a type by the suffix alone: a file that is more than its suffix needs a place of its own. */
function namedFile([name, type]: readonly [string, string]): string {
  return block(`location ~ /${literal(name)}$`, [
    'types { }',
    `default_type ${type};`,
    'error_page 404 @file_not_found;',
    'try_files $uri =404;',
  ])
}

/** Maps for `http { … }`: where the other forms of an address and the moved pages lead, and what depends on a path. */
export function nginxRedirects(info: SiteInfo): string {
  return lines(
    notice,
    // Long routes do not fit into the default.
    'map_hash_bucket_size 256;',
    '# The path as it was asked for, still encoded.',
    map('$request_uri', '$site_asked', [['~^(?<site_asked_path>[^?#]*)', '$site_asked_path']]),
    '# What nobody asks for in good faith: dots that climb, backslashes.',
    map('$site_asked', '$site_refused', [
      ['~*(?:/|%2f)(?:\\.|%2e){1,2}(?:/|%2f|$)', '1'],
      ['~*\\x5c|%5c', '1'],
    ]),
    '# Exists, but has no address: dotfiles and the pages that stand for errors.',
    map('$uri', '$site_hidden', [
      ['~/\\.(?!well-known/)', '1'],
      ...info.locales.map(({ path }): Entry => [hrefOf(`${path}404`, info.base), '1']),
    ]),
    ...addressMaps(info),
    map('$site_asked', '$site_error_page', errorPageEntries(info)),
    map('"$status $uri"', '$site_cache_control', cacheEntries(info.base)),
    map('"$status $uri"', '$site_policy', [
      ['default', policy(info)],
      [`~^(?:200|206|304) ${literal(info.base)}${runnerFile.source.slice(1)}`, runnerPolicy],
      ...info.locales.map(
        ({ path }): Entry => [`404 ${hrefOf(`${path}404.html`, info.base)}`, policy(info, { notFound: true })],
      ),
    ]),
    map('$status', '$site_allow', [['405', 'GET, HEAD']]),
    map('$https', '$site_strict_transport', [['on', strictTransport]]),
  )
}

type Entry = readonly [key: string, value: string]

/** An address without suffix and trailing slash, then the place it means, then where to send who asked differently. */
function addressMaps({ base, locales, redirects }: SiteInfo): string[] {
  const stem = `~^(?<site_stem_part>${literal(base.slice(0, -1))}(?:${segment})*?)(?:/index)?(?:\\.html)?/*$`
  const roots = locales.map(({ path }) => hrefOf(path, base)).map((href): Entry => [href.slice(0, -1), href])
  const moves = redirects.map(({ from, to }): Entry => [hrefOf(from, base), hrefOf(to, base)])
  return [
    map('$uri', '$site_stem', [
      ['default', 'none'],
      [stem, '$site_stem_part'],
    ]),
    map('$site_stem', '$site_address', [['default', '$site_stem'], ['none', ''], ...roots, ...moves]),
    map('"$site_asked $site_address"', '$site_moved_to', [
      ['default', '$site_address'],
      ['~ $', ''],
      ['~^(\\S+) \\1$', ''],
    ]),
  ]
}

/** The page of the locale without prefix also answers for what lies outside the base. */
function errorPageEntries({ base, locales }: SiteInfo): Entry[] {
  return locales.map(({ path }): Entry => {
    const root = literal(hrefOf(path, base).slice(0, -1))
    return [path === '/' ? 'default' : `~^${root}(?:/|$)`, hrefOf(`${path}404.html`, base)]
  })
}

/** Only what was found may be kept: an error on a hashed address must not outlive its cause. */
function cacheEntries(base: string): Entry[] {
  const entries = cacheRules.map(({ files, value }): Entry => {
    const rule = files.source.startsWith('^') ? literal(base) + files.source.slice(1) : `.*${files.source}`
    return [`~^(?:200|206|304) ${rule}`, value]
  })
  return [['default', revalidate], ...entries]
}

function literal(text: string): string {
  return text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')
}

function map(source: string, variable: string, entries: readonly Entry[]): string {
  return block(
    `map ${source} ${variable}`,
    entries.map(([key, value]) => `"${key}" "${value}";`),
  )
}

function block(head: string, body: readonly string[]): string {
  return lines(`${head} {`, ...body.map((line) => `    ${line}`), '}').trimEnd()
}

function lines(...parts: readonly string[]): string {
  return `${parts.join('\n')}\n`
}
