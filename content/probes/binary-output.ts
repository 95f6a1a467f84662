// Do the bytes 0xFF and 0xFE arrive in `buffer()`?
import { found, place } from './place.ts'

const bytes = await place()`printf '\\377\\376'`.buffer()

await found(bytes.equals(Buffer.from([0xff, 0xfe])) ? 'yes' : 'no')
