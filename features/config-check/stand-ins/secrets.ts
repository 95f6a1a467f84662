/** In place of the package's secrets, which a page does not have: says which one stands here. */
export class SecretManager {
  async initialize(): Promise<void> {}

  async get(name: string): Promise<string> {
    return `[secret:${name}]`
  }
}
