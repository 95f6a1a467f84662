/** Outside of `within()` there is nothing in it. */
export class AsyncLocalStorage {
  getStore(): undefined {}
}
