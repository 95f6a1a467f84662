import { type LoadedSite, loadSite } from '../config/load-site.ts'
import type { Feature } from '../feature.ts'
import { suggestion } from '../model/nearest.ts'
import { ProblemError } from '../problems/problem.ts'
import type { BuildOptions } from './options.ts'

/** A site's configuration, and how it is built with the features that it names there. */
export interface Chosen {
  readonly loaded: LoadedSite
  readonly options: BuildOptions
}

/**
 * Reads the configuration of a site, and leaves the features that it names.
 * @param known the configuration, where that was read before and is the same
 * @throws ProblemError for a configuration that is wrong, and for names that no feature has
 */
export async function chooseFeatures(options: BuildOptions, known?: LoadedSite): Promise<Chosen> {
  const { root, base, strict, program } = options
  const loaded = known ?? (await loadSite(root, base, strict))
  const features = chosenFeatures(program.features, loaded)
  return { loaded, options: { ...options, program: { ...program, features } } }
}

/** The features that a configuration names, in the order of the program; all of them where it names none. */
export function chosenFeatures(features: readonly Feature[], { config, source }: LoadedSite): readonly Feature[] {
  const { features: chosen } = config
  if (!chosen) return features
  const names = features.map(({ name }) => name)
  const problems = chosen.flatMap((name, index) => {
    if (names.includes(name)) return []
    const place = source.placeOf(['features', index])
    return [{ ...place, message: `There is no feature "${name}".`, hint: suggestion(name, names) }]
  })
  if (problems.length > 0) throw new ProblemError(problems)
  return features.filter(({ name }) => chosen.includes(name))
}
