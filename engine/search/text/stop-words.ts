// Words that say how a sentence is built and not what it is about. Words that name something here (`on`, `in` and `not`
// are commands or options elsewhere) are found through titles, headings and symbols all the same.

const english =
  'a an and are as at be been but by can did do does for from had has have how i if in into is it its me my no not of off ' +
  'on one or our out over own should so some such than that the their them then there these they this those to too under ' +
  'until up us very was we were what when where which while who whom why will with would you your'

const russian =
  'а без бы был была были было быть в вам вас весь во вот все всех вы где да для до его зачем почему куда откуда сколько можно нужно нужен нужна нужны надо ее если есть еще же за и из или ' +
  'им их к как какая какие какой когда ко который которая которое которые кто ли лишь мне мы на над нам нас не него нее ' +
  'нет ни них но ну о об один однако он она они оно от перед по под при с сам свой себя со так также такой там те тем то ' +
  'того тоже той только том тот ту ты у уже хотя чего чей чем что чтобы эта эти это этого этой этом этот'

const words = new Set(`${english} ${russian}`.split(' '))

/** Whether a plain word is a stop word of either language. */
export function isStopWord(word: string): boolean {
  return words.has(word)
}
