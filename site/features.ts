import type { Feature } from '../engine/feature.ts'
import { apiReference } from '../features/api-reference/feature.ts'
import { behavior } from '../features/behavior/feature.ts'
import { blog } from '../features/blog/feature.ts'
import { book } from '../features/book/feature.ts'
import { command } from '../features/command/feature.ts'
import { configCheck } from '../features/config-check/feature.ts'
import { diagrams } from '../features/diagrams/feature.ts'
import { environments } from '../features/environments/feature.ts'
import { errors } from '../features/errors/feature.ts'
import { glossary } from '../features/glossary/feature.ts'
import { history } from '../features/history/feature.ts'
import { knownIssues } from '../features/known-issues/feature.ts'
import { math } from '../features/math/feature.ts'
import { offline } from '../features/offline/feature.ts'
import { projects } from '../features/projects/feature.ts'
import { quoting } from '../features/quoting/feature.ts'
import { runHere } from '../features/run-here/feature.ts'
import { socialImages } from '../features/social-images/feature.ts'
import { timing } from '../features/timing/feature.ts'
import { toolReference } from '../features/tool-reference/feature.ts'

/** What this site switches on. Where several work on a text, they do so in this order. */
export const features: readonly Feature[] = [
  ...[projects, apiReference, glossary, math, diagrams, environments],
  ...[runHere, quoting, timing, configCheck, errors],
  ...[behavior, toolReference, command, knownIssues, history, blog, book, socialImages, offline],
]
