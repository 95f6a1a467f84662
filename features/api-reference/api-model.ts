/** What `npm run api` writes from the types of the installed packages. */
export interface Api {
  readonly version: string
  /** By package, without the scope: `core`. */
  readonly packages: Readonly<Record<string, Readonly<Record<string, ApiName>>>>
  /** Names of events, such as `command:start`. */
  readonly events: readonly string[]
}

/** A name that a package exports, or that its exports mention. */
export interface ApiName {
  readonly kind: 'class' | 'const' | 'enum' | 'function' | 'interface' | 'namespace' | 'type'
  /** Paths to import it from: `.`, `./deploy`. Absent where it is mentioned only. */
  readonly from?: readonly string[]
  /** Type parameters of a class, an interface or an alias: `<T>`. */
  readonly generics?: string
  /** What an alias stands for, or the type of a constant. */
  readonly type?: string
  /** How it is called, or made with `new`. */
  readonly signatures?: readonly string[]
  readonly extends?: readonly string[]
  /** Members, those inherited from types of the packages included. */
  readonly members?: Readonly<Record<string, ApiMember>>
  /** Members of the parameters whose types are written in place, by the name of the parameter. */
  readonly params?: Readonly<Record<string, Readonly<Record<string, ApiMember>>>>
}

/** A member of a type; a member of a namespace may be known by name only. */
export interface ApiMember {
  /** Type of a property. */
  readonly type?: string
  /** How a method is called. */
  readonly signatures?: readonly string[]
  readonly optional?: true
  readonly readonly?: true
  readonly static?: true
  /** As the types state it. */
  readonly default?: string
  /** Members of a type that is written in place. */
  readonly members?: Readonly<Record<string, ApiMember>>
  /** The same for parameters, by name. */
  readonly params?: Readonly<Record<string, Readonly<Record<string, ApiMember>>>>
}
