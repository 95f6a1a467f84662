// Does output of 16 KiB always arrive? Each of these runs prints that much, and no run may lose any of it.
import { found, place } from './place.ts'

const $here = place()
const size = 16_384
const print = () => $here`head -c ${size} /dev/zero | tr '\\0' x`.timeout(5000).nothrow()
let isComplete = true
for (let run = 0; run < 15; run++) {
  const { stdout } = await print()
  if (stdout.length !== size) isComplete = false
}

await found(isComplete ? `${size} B` : 'none')
