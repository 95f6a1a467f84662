import { z } from 'zod'
import { inLanguages, localizedWith, someText } from '../../engine/config/localized-schema.ts'
import { targets } from '../../engine/model/target.ts'

/** In each language, or one that all languages share. */
const texts = z.union([inLanguages, someText], {
  error: 'is neither a text nor one in each language: { en: …, ru: … }',
})
const place = z.enum(targets)
const section = z.string().regex(/^\/[\w/.-]+#[\w-]+$/, 'is not a route with the id of a heading: /docs/page#heading')

const keySchema = z.strictObject({
  question: inLanguages,
  about: z.array(someText).optional(),
  sections: z
    .union([section, z.partialRecord(place, section)], {
      error: 'is neither a route with a heading nor one for each environment',
    })
    .optional(),
  results: z.record(z.string(), texts).optional(),
})
const { question, ...more } = keySchema.shape

/** The words of a probe, `content/probes/<name>.yml`; what each key means stands in docs/authoring.md. */
export const wordsSchema = z
  .strictObject({
    question: question.optional(),
    topic: someText,
    environments: z.union([z.array(place).min(1, 'is empty'), z.literal('none')], {
      error: 'is neither "none" nor a list of local, ssh, docker and k8s',
    }),
    ...more,
    keys: z.record(someText, keySchema).optional(),
  })
  .refine(({ question, keys }) => (question === undefined) !== (keys === undefined), {
    error: 'has neither a question nor keys with one each, or both',
    path: ['question'],
  })

export type Words = z.infer<typeof wordsSchema>
export type FactWords = z.infer<typeof keySchema>

/** The keys that a file may have at a place. */
export function wordKeysAt(path: readonly PropertyKey[]): readonly string[] {
  if (path[0] === 'keys') return Object.keys(keySchema.shape)
  return path.length === 0 ? Object.keys(wordsSchema.shape) : targets
}

const topicParts = { first: z.array(someText).optional() }
const topic = localizedWith(someText, topicParts)

/** Topics in the order of the page that draws all of them, each with the probes that come first: `content/topics.yml`. */
export const topicsSchema = z.record(z.string().regex(/^[a-z][a-z-]*$/, 'is not the id of a heading'), topic)
export const topicKeys = Object.keys(topicParts)

export type Topics = z.infer<typeof topicsSchema>
