import { tellLack } from './lacks.ts'

/** What the package connects with. Nobody is reached from here, which is said at once. */
class Client {
  constructor() {
    tellLack('ssh')
    throw new Error('SSH is not part of this stand-in')
  }
}

export { Client }
export default { Client }
