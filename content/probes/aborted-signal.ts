// What happens to a command whose signal was aborted before the start?
import { errorOf, found, place } from './place.ts'

const $here = place()
const command = () => $here`true`.signal(AbortSignal.abort())
const { exitCode } = await command().nothrow()

await found({ error: await errorOf(command()), exitCode })
