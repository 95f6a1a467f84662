// Russian makes verbs, nouns and participles from one root, and a stemmer keeps them apart: `установить`, `установка` and
// `установленный` have three stems. A root is too rough for an index, but good for finding the relatives of a word.

const endings: readonly RegExp[] = [
  /(?:ировани|ирован|ирова)$/,
  /(?:овани|ован|ова|ывани|ыван|ыва|ивани|иван|ива)$/,
  /(?<=[бвмпф])(?:лени|лен|ля)$/,
  /(?:ени|ен|ани|ан|яни|ян)$/,
  /(?:йк|ок|к|н)$/,
  /[аяеи]$/,
]

/** Prefixes that make a verb perfective and hardly change what it means. */
const prefixes = /^(?:с|по|за|про|вы|на|от|у|пере|при)(?=.{4})/
const shortest = 4

/** What is left of a stem without the endings that make other words of it. */
export function rootOf(stem: string): string {
  for (const ending of endings) {
    const root = stem.replace(ending, ending === endings[0] ? 'ир' : '')
    if (root !== stem && root.length >= shortest) return root
  }
  return stem
}

/** The root of the verb without its prefix: `скопировать` is a way to `копировать`. */
export function rootWithoutPrefix(root: string): string | undefined {
  const rest = root.replace(prefixes, '')
  return rest === root ? undefined : rest
}
