// What is `exitCode` of a command with `nothrow()` that ends with exit code 3?
import { found, place } from './place.ts'

const $here = place()
const result = await $here`exit 3`.nothrow()

await found(result.exitCode)
