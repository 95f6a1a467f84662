// Does an `AbortSignal` end a command?
import { found, isEnded } from './place.ts'

const controller = new AbortController()

await found(
  await isEnded(
    (command) => command.signal(controller.signal),
    () => controller.abort(),
  ),
)
