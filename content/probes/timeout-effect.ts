// Does a command end when its timeout is over?
import { found, isEnded, pause } from './place.ts'

await found(
  await isEnded(
    (command) => command.timeout(3000),
    () => pause(3000),
  ),
)
