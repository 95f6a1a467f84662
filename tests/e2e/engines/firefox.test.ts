import { testEngine } from './test-engine.ts'

testEngine('firefox', { densities: [1.5, 2], textSizes: [32] })
