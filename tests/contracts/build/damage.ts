import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './run-build.ts'

/** Flips one bit of a file, as a failing disk does. @param at fraction of its length */
export function flipBit(file: string, at: number, bit: number): void {
  const bytes = readFileSync(file)
  const index = Math.floor(at * bytes.length)
  bytes[index] = (bytes[index] ?? 0) ^ (1 << bit)
  writeFileSync(file, bytes)
}

/** Flips a bit in every file below a folder, at places that look random and are the same in every run. */
export function damageAll(folder: string, seed: number): number {
  const names = filesBelow(folder)
  names.forEach((name, index) => {
    const number = Math.imul(seed * 7919 + index + 1, 0x9e3779b1) >>> 0
    flipBit(join(folder, name), number / 2 ** 32, number % 8)
  })
  return names.length
}
