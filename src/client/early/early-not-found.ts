// Runs inlined at the top of 404.html. Hosts that cannot redirect, such as GitHub Pages, serve this file for `/a.html/`,
// `/a/` and the like: the reader is taken to the canonical address before anything is shown.
import { canonicalPath } from '../../model/route.ts'

const { pathname, search, hash } = location
const roots = document.documentElement.dataset.roots?.split(' ') ?? []
const canonical = canonicalPath(pathname)
const wanted = roots.includes(`${canonical}/`) ? `${canonical}/` : canonical
if (wanted !== pathname) location.replace(wanted + search + hash)
