import { testEngine } from './test-engine.ts'

testEngine('chromium', { densities: [1.5, 2], textSizes: [32] })
