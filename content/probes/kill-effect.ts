// Does `kill()` end a command?
import { found, isEnded } from './place.ts'

await found(
  await isEnded(
    (command) => command,
    (running) => running.kill(),
  ),
)
