// Which error does a pipe throw whose source fails, and which one whose target fails?
import { errorOf, found, place } from './place.ts'

const $here = place()
const target = { command: 'cat > /dev/null; exit 3', shell: true, nothrow: true }

await found({
  source: await errorOf($here`echo order; exit 3`.pipe('cat')),
  'source-nothrow': await errorOf($here`echo order; exit 3`.nothrow().pipe('cat')),
  target: await errorOf($here`echo order`.pipe('cat > /dev/null; exit 3')),
  'target-nothrow': await errorOf($here`echo order`.pipe(target)),
})
