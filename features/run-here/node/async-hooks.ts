/** Browsers cannot follow a context through promises: what needs that says so, and nothing is mixed up in silence. */
export class AsyncLocalStorage<Store> {
  getStore(): Store | undefined {
    return undefined
  }

  run(): never {
    throw new Error('within() needs AsyncLocalStorage, which browsers do not have')
  }
}
