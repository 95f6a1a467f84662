import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { suggestion } from '../../engine/model/nearest.ts'
import { ownValue } from '../../engine/model/own-value.ts'
import type { Problem } from '../../engine/problems/problem.ts'
import { readYamlFile } from '../../engine/read/yaml-file.ts'
import { type Behavior, type Fact, type Probe, probeFile, probesFolder } from './behavior.ts'
import { type ProbeEntry, probesFile, readProbeRecord } from './record.ts'
import { type Topics, topicKeys, topicsSchema, type Words, wordKeysAt, wordsSchema } from './words-schema.ts'

const topicsFile = 'content/topics.yml'

/** Names of a site's probes, in the order of their files. */
export function probeNames(root: string): string[] {
  const folder = join(root, probesFolder)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((file) => (file.endsWith('.yml') ? file.slice(0, -'.yml'.length) : [])).sort()
}

/** The files that decide what pages say of behaviour, as they are: records and words, but no programs. */
export function behaviorFiles(root: string): string[] {
  return [probesFile, topicsFile, ...probeNames(root).map((name) => probeFile(name, 'yml'))]
}

/** Reads words and record of all probes; a site may have none. */
export function readBehavior(root: string): { behavior: Behavior; problems: readonly Problem[] } {
  const { version, probes: recorded } = readProbeRecord(join(root, probesFile))
  const topics = readTopics(root)
  const names = probeNames(root)
  const read = names.map((name) => readProbe(root, name, ownValue(recorded, name), topics.data))
  const named = Object.entries(topics.data ?? {}).flatMap(([topic, { first = [] }]) =>
    unknownProbes(first, names, topics.lineOf([topic, 'first'])),
  )
  const problems = [...topics.problems, ...named, ...read.flatMap((one) => one.problems)]
  const probes = read.flatMap(({ probe }) => (probe ? [[probe.name, probe] as const] : []))
  return { behavior: { probes: new Map(probes), topics: topics.data ?? {}, version }, problems }
}

function readTopics(root: string) {
  return readYamlFile(root, topicsFile, topicsSchema, () => topicKeys)
}

/** Names that a topic puts first and that no probe has. */
function unknownProbes(first: readonly string[], known: readonly string[], line: number): Problem[] {
  const unknown = first.filter((name) => !known.includes(name))
  return unknown.map((name) => ({
    file: topicsFile,
    line,
    message: `There is no probe "${name}".`,
    hint: suggestion(name, known),
  }))
}

function readProbe(root: string, name: string, recorded: ProbeEntry | undefined, topics: Topics | undefined) {
  const file = probeFile(name, 'yml')
  const { data, lineOf, problems } = readYamlFile(root, file, wordsSchema, wordKeysAt)
  if (!data) return { problems }
  const found: Problem[] = []
  if (!existsSync(join(root, probeFile(name, 'ts')))) {
    const hint = `Write ${probeFile(name, 'ts')}; see docs/authoring.md.`
    found.push({ file, message: 'These are the words of a probe that has no program.', hint })
  }
  // Where the topics cannot be read, that is said already.
  if (topics && !ownValue(topics, data.topic)) {
    const hint = `${suggestion(data.topic, Object.keys(topics))} They stand in ${topicsFile}.`
    found.push({ file, line: lineOf(['topic']), message: `Unknown topic "${data.topic}".`, hint })
  }
  return { probe: probeOf(name, data, lineOf, recorded), problems: found }
}

function probeOf(name: string, words: Words, lineOf: (path: string[]) => number, recorded?: ProbeEntry): Probe {
  const { environments, topic, keys, question, about, sections, results } = words
  const facts: Fact[] = []
  const places = environments === 'none' ? (['none'] as const) : environments
  const probe: Probe = { name, topic, places, facts, ...(recorded && { recorded }) }
  if (question) facts.push({ question, about, sections, results, probe, name, line: lineOf(['question']) })
  for (const [key, own] of Object.entries(keys ?? {})) {
    const line = lineOf(['keys', key])
    facts.push({ ...own, sections: own.sections ?? sections, probe, key, name: `${name}.${key}`, line })
  }
  return probe
}
