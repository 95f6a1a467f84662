import { labelsIn } from '../../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { notKeptStrings } from '../strings.ts'

/** The site's stylesheets are not kept for a language that is not; the page looks like one of the site's even so. */
const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-width:36rem;margin:20vh auto 0;padding:0 1.25rem}
h1{font-size:1.75rem;line-height:1.25}a{color:inherit}`

/** A document in place of a page that is not there without the network, such as one in another language. */
export async function notKept(locale: LocaleCode, home: string): Promise<Response> {
  const { title, text, home: label } = labelsIn(notKeptStrings, { code: locale })
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><h1>${title}</h1><p>${text}</p>
<p><a href="${encodeURI(home)}">${label}</a></p></html>`
  const policy = `default-src 'none'; style-src 'sha256-${await hashOf(style)}'`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status: 503, headers })
}

/** As a content security policy names it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
