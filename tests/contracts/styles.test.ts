import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { config } from '../../config/site.ts'
