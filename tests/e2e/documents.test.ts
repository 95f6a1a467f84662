import { describe } from 'vitest'
import { checkDocuments, type Documents } from './checks/documents.ts'

const sites: readonly Documents[] = [
  { name: 'versions', title: 'Ferry', delimiter: '·', address: 'https://ferry-tool.example/' },
  { name: 'base', title: 'Ferry', delimiter: '·', address: 'https://ferry-tool.example/some/base/' },
  { name: 'plain', title: 'Ferry notes', delimiter: '|', address: 'https://notes.example/' },
  { name: 'blog', title: 'Ferry', delimiter: '|', address: 'https://ferry.example/' },
]

describe.each(sites)('every document of the site $name', checkDocuments)
