/** A place on loopback. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** A running server. */
export interface RunningServer extends Address {
  readonly name: string
  /** The process that all of it comes from, by its number. */
  readonly pid: number
  close(): Promise<void>
}

/** Keys of a worker: of the user who runs samples, and of all servers. Making one takes time, and nobody compares them. */
export interface Keys {
  readonly user: { readonly private: string; readonly public: string }
  readonly host: { readonly private: string; readonly public: string }
}
