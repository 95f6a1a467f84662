// Do the bytes 0xFF and 0xFE arrive behind `pipe('…')`?
import { found, place } from './place.ts'

const count = await place()`printf '\\377\\376'`.pipe('wc -c')

await found(count.text().trim() === '2' ? 'yes' : 'no')
