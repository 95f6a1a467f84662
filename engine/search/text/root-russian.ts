// Russian makes verbs, nouns and participles from one root, and a stemmer keeps them apart: `установить`, `установка` and
// `установленный` have three stems. A root is too rough for an index, but good for finding the relatives of a word.

/** What is taken off the end of a stem, again and again, the first that fits. */
const endings: readonly (readonly [ending: RegExp, rest: string])[] = [
  [/(?:ировани|ирован|ировк|ирова)$/, 'ир'],
  [/(?:ован|ова|ывани|ыван|ыва|ивани|иван|ива|ац|ци|чик|щик)$/, ''],
  [/(?<=[бвмпф])(?:лени|лен|ля|л)$/, ''],
  [/(?<=а)ва$/, ''],
  [/(?:ени|ен|ани|ан|яни|ян)$/, ''],
  [/(?:[йь]т|йк|ок|к|н)$/, ''],
  [/[аеиоуыюя]$/, ''],
]

/** Prefixes that make a verb perfective and hardly change what it means. */
const prefixes = /^(?:с|о|по|за|про|вы|на|от|у|пере|при)(?=.{4})/
const shortest = 4

/** The last syllable, where sounds change from one word of a root to the next: `обработать`, `обрабатывать`. */
const lastSyllable = /([аеиоуыэюя])([^аеиоуыэюя]*)$/
/** Sounds that change into each other: `загрузить`, `загружать`; `пропуск`, `пропустить`, `пропущен`. */
const voiced = /(?:жд|[гджз])$/
const voiceless = /(?:с[ктх]|[кстхцчшщ])$/

/** One name for the roots of words that belong together. */
export function rootOf(stem: string): string {
  return bare(stem).replace(lastSyllable, (_, vowel: string, rest: string) => {
    const sounds = rest.replace(voiced, 'ж').replace(voiceless, 'ш')
    return (vowel === 'а' ? 'о' : vowel) + sounds
  })
}

/** What all words of a root begin with. */
export function rootPrefix(stem: string): string {
  const root = bare(stem)
  const prefix = root.replace(lastSyllable, (_, vowel: string, rest: string) =>
    /[ао]/.test(vowel) ? '' : vowel + rest.replace(voiced, '').replace(voiceless, ''),
  )
  return prefix.length < shortest - 1 ? root.slice(0, shortest - 1) : prefix
}

/** The stem of the verb without its prefix: `скопировать` is a way to `копировать`. */
export function withoutPrefix(stem: string): string | undefined {
  const rest = stem.replace(prefixes, '')
  return rest === stem ? undefined : rest
}

/** What is left of a stem without the endings that make other words of it. */
function bare(stem: string): string {
  for (const [ending, rest] of endings) {
    const root = stem.replace(ending, rest)
    if (root !== stem && root.length >= shortest) return bare(root)
  }
  return stem
}
