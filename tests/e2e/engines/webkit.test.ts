import { testEngine } from './test-engine.ts'

// WebKitGTK knows whole densities alone, and its small browser has no setting for the size of text.
testEngine('webkit', { densities: [2], textSizes: [] })
