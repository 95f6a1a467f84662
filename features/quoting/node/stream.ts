import { EventEmitter } from './events.ts'

/** Streams by their names: values are compared with them, and programs that do not run have none. */
export class Readable extends EventEmitter {}
export class Writable extends EventEmitter {}
export class Transform extends EventEmitter {}
export class PassThrough extends Transform {}
export const pipeline = () => {}
