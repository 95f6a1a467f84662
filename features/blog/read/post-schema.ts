import { z } from 'zod'
import { frontMatterSchema } from '../../../engine/read/front-matter.ts'

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a name of small letters, digits and hyphens')
const day = z.iso.date('is not a day such as 2026-11-21')

/** What the top of a post says. The words of the schema double as the author's manual: docs/authoring.md. */
export const postSchema = frontMatterSchema
  .pick({ title: true, description: true, keywords: true, draft: true, foreignNames: true, source: true })
  .extend({
    authors: z.array(name).min(1, 'is empty'),
    tags: z.array(name).min(1, 'is empty'),
    date: day,
    updated: day.optional(),
    slug: name.optional(),
  })

export type PostFrontMatter = z.infer<typeof postSchema>
