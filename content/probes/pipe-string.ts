// Does the command that `pipe('…')` names run in the environment of the first one?
import { found, place } from './place.ts'

const $here = place()
// Both read what they are given: writing to a program that has ended is an error. Both have the same accounts only if both run in the same place.
const [own, piped] = [await $here`cat /etc/passwd`, await $here`echo`.pipe('cat > /dev/null; cat /etc/passwd')]

await found(piped.stdout === own.stdout ? 'yes' : 'no')
