import type { Connection, Reason } from '../outcomes.ts'
import { checkInterval, lifetime, type PoolRun, type PoolSettings } from './model.ts'
import type { Step } from './plan.ts'

interface Planned {
  readonly at: number
  readonly happens: () => void
}

interface Member {
  readonly connection: Connection
  lastUsed: number
}

/** The state of a pool while its time passes. */
export class Pool {
  readonly runs: PoolRun[] = []
  readonly connections: Connection[] = []
  #now = 0
  readonly #settings: PoolSettings
  readonly #members = new Map<string, Member>()
  /** Commands that wait for a connection which is being opened, by its host. */
  readonly #waiting = new Map<string, Step[]>()
  readonly #planned: Planned[] = []

  constructor(settings: PoolSettings) {
    this.#settings = settings
  }

  /** Plans something; what was planned first comes first where the time is the same. */
  at(time: number, happens: () => void): void {
    this.#planned.push({ at: time, happens })
  }

  /** Lets time pass until all commands have ended and all connections are closed. */
  run(): void {
    for (let check = checkInterval; this.#planned.length > 0 || this.#members.size > 0; check += checkInterval) {
      this.#runUntil(check)
      this.#now = check
      this.#check()
    }
  }

  #runUntil(time: number): void {
    for (let next = this.#next(); next && next.at <= time; next = this.#next()) {
      this.#planned.splice(this.#planned.indexOf(next), 1)
      this.#now = next.at
      next.happens()
    }
  }

  #next(): Planned | undefined {
    let next: Planned | undefined
    for (const one of this.#planned) if (!next || one.at < next.at) next = one
    return next
  }

  /** A command asks for the connection of its host. */
  ask(step: Step): void {
    const waiting = this.#waiting.get(step.host)
    if (waiting) {
      waiting.push(step)
      return
    }
    const member = this.#members.get(step.host)
    if (member && this.#now - member.connection.opened <= lifetime) {
      this.#start(step, member)
      return
    }
    if (member) this.#close(member, 'max_lifetime_exceeded')
    this.#waiting.set(step.host, [step])
    const connection = { host: step.host, asked: this.#now, opened: 0, closed: 0, reason: undefined }
    this.connections.push(connection)
    this.at(this.#now + this.#settings.connect, () => this.#open(connection))
  }

  #open(connection: Connection): void {
    if (this.#members.size >= this.#settings.maxConnections) this.#makeRoom()
    connection.opened = this.#now
    const member = { connection, lastUsed: this.#now }
    this.#members.set(connection.host, member)
    const waiting = this.#waiting.get(connection.host) ?? []
    this.#waiting.delete(connection.host)
    for (const step of waiting) this.#start(step, member)
  }

  /** Closes the connection in which no command has started or ended for longest, whether one runs there or not. */
  #makeRoom(): void {
    let oldest: Member | undefined
    for (const member of this.#members.values()) {
      if (member.lastUsed < (oldest?.lastUsed ?? this.#now)) oldest = member
    }
    if (oldest) this.#close(oldest, 'pool_removal')
  }

  #start(step: Step, member: Member): void {
    const run: PoolRun = { step, connection: member.connection, start: this.#now, end: Infinity, isCut: false }
    this.runs.push(run)
    member.lastUsed = this.#now
    this.at(this.#now + step.takes, () => {
      if (run.isCut) return
      run.end = this.#now
      member.lastUsed = this.#now
    })
  }

  #close({ connection }: Member, reason: Reason): void {
    this.#members.delete(connection.host)
    Object.assign(connection, { closed: this.#now, reason })
    for (const run of this.#running(connection)) Object.assign(run, { end: this.#now, isCut: true })
  }

  #check(): void {
    for (const member of this.#members.values()) {
      if (this.#running(member.connection).length > 0) continue
      if (this.#now - member.lastUsed > this.#settings.idleTimeout) this.#close(member, 'idle_timeout')
      else if (this.#now - member.connection.opened > lifetime) this.#close(member, 'max_lifetime_exceeded')
    }
  }

  #running(connection: Connection): PoolRun[] {
    return this.runs.filter((run) => run.connection === connection && run.end === Infinity)
  }
}
