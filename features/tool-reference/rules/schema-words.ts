import type { Path, Said } from './problem.ts'

/** What is said of keys that are missing, unknown or too many. */
export const words = {
  unknownKey: (key: string, path: Path): Said => ({
    en: `Unknown key "${key}"${path.length > 0 ? ` below "${path.join('.')}"` : ''}.`,
    ru: `Неизвестный ключ «${key}»${path.length > 0 ? ` в «${path.join('.')}»` : ''}.`,
  }),
  reserved: (key: string, path: Path): Said => ({
    en: `The name "${key}" below ${nameOf(path).en} is reserved.`,
    ru: `Имя «${key}» в ${nameOf(path).ru} зарезервировано.`,
  }),
  unknownValue: (path: Path): Said => ({
    en: `${nameOf(path).en} has an unknown value.`,
    ru: `У ${nameOf(path).ru} неизвестное значение.`,
  }),
  required: (path: Path, key: string): Said => ({
    en: `${nameOf(path).en} needs "${key}".`,
    ru: `В ${nameOf(path).ru} нужен ключ «${key}».`,
  }),
  anyOf: (path: Path, names: readonly string[]): Said => ({
    en: `${nameOf(path).en} needs ${names.join(' or ')}.`,
    ru: `В ${nameOf(path).ru} нужен ключ ${names.join(' или ')}.`,
  }),
  oneOf: (path: Path, names: readonly string[]): Said => ({
    en: `${nameOf(path).en} needs exactly one of ${names.join(', ')}.`,
    ru: `В ${nameOf(path).ru} нужен ровно один из ключей: ${names.join(', ')}.`,
  }),
  not: (path: Path, names: readonly string[]): Said => ({
    en: `${nameOf(path).en} has both ${names.join(' and ')}.`,
    ru: `В ${nameOf(path).ru} указаны и ${names.join(', и ')}: нужен только один из этих ключей.`,
  }),
}

/** How a sentence calls a place in a file. */
export function nameOf(path: Path): Said {
  const name = path.join('.')
  return name ? { en: `"${name}"`, ru: `«${name}»` } : { en: 'The file', ru: 'файле' }
}
