/** Where the configuration comes from, for messages. */
export interface ConfigSource {
  readonly file: string
  readonly text: string
}
