// Runs inlined at the top of 404.html. Hosts that cannot redirect, such as GitHub Pages, serve this file for `/a.html/`,
// `/a/` and the like: the reader is taken to the canonical address before anything is shown. They serve it for addresses
// of every language, too: then the not-found page of that language takes its place.
import { policyNames } from '../../model/policy-names.ts'
import { canonicalPath } from '../../model/route.ts'

const { pathname, search, hash } = location
/** Roots of the languages, that of this page first. */
const roots = document.documentElement.dataset.roots?.split(' ') ?? []
const canonical = canonicalPath(pathname)
const wanted = roots.includes(`${canonical}/`) ? `${canonical}/` : canonical
// The longest first: every address begins with the root of the default language.
const [root] = roots.filter((each) => pathname.startsWith(each)).sort((a, b) => b.length - a.length)
if (wanted !== pathname) location.replace(wanted + search + hash)
else if (root && root !== roots[0]) void showInstead(root)

/** Keeps the address, from which the page derives its suggestions. */
async function showInstead(home: string): Promise<void> {
  // What this site's own not-found page holds is trusted, where browsers ask for it.
  const policy = globalThis.trustedTypes?.createPolicy(policyNames.notFound, { createHTML: (html) => html })
  const write = (html: string) => document.write((policy?.createHTML(html) ?? html) as string)
  // What follows in the document becomes hidden text: nothing of it is shown, loaded or run.
  write('<plaintext hidden>')
  try {
    const html = await (await fetch(`${home}404.html`)).text()
    // This page again would repeat itself.
    if (!html.includes(`data-roots="${home} `)) throw html
    document.open()
    write(html)
    document.close()
  } catch {
    location.replace(home)
  }
}
