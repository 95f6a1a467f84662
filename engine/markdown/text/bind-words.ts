import type { LocaleCode } from '../../model/locale.ts'

const nbsp = '\u00a0'
const units = 'ns|µs|μs|ms|s|min|h|B|[KMGT]i?B|[kMG]bit|[kMG]?Hz|px|rem|нс|мкс|мс|с|мин|ч|Б|[КМГТ]и?Б|КБ|Гц|[кМГ]Гц'
const shortWords = 'а|без|в|во|для|до|за|и|из|изо|или|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|у'
/** A version such as 1.2.3 counts nothing. */
const number = String.raw`(?<![\p{L}\p{N}_.,-])\d+(?:[.,]\d+)?(?![.,]?\d)`

const unitRule = new RegExp(`(?<=${number})[ \\n](?=(?:${units})(?![\\p{L}\\p{N}_]))`, 'gu')

/** Every rule matches exactly one space or line end. */
const rules: Readonly<Record<LocaleCode, readonly RegExp[]>> = {
  en: [unitRule],
  ru: [
    unitRule,
    new RegExp(`(?<=(?<![\\p{L}\\p{N}_.@/-])(?:${shortWords}))[ \\n](?=\\S)`, 'giu'),
    /(?<=\S)[ \n](?=—(?:\s|$))/gu,
    /(?<=\p{L})[ \n](?=(?:ж|же|б|бы|ли|ль)(?![\p{L}\p{N}_-]))/gu,
    // A number and what it counts, unless a short word follows: that one is bound to the next word.
    new RegExp(`(?<=${number})[ \\n](?=\\p{Script=Cyrillic}|%|°)(?!(?:${shortWords})(?!\\p{L}))`, 'giu'),
    /(?<=(?<!\p{N})\d{1,3})[ \n](?=\d{3}(?!\p{N}))/gu,
    /(?<=[№§])[ \n](?=\d)/gu,
    /(?<=(?<!\p{L})т\.)[ \n](?=[едпкно]\.)/giu,
    /(?<=(?<!\p{L})\p{Lu}\.)[ \n](?=\p{Lu})/gu,
  ],
}

/** A text in which no line ends behind a short word, before a dash or between a number and what it counts. */
export function bindWords(text: string, locale: LocaleCode): string {
  return (rules[locale] ?? [unitRule]).reduce((bound, rule) => bound.replace(rule, nbsp), text)
}
