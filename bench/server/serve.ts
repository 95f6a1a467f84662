import { startServer } from '../../engine/server/static-server.ts'
import { distDir, infoFile } from '../places.ts'

// Our server in a process of its own, as readers have it: it must not share a thread with who asks.
const server = await startServer({ dir: distDir, infoFile, port: 0, host: '127.0.0.1' })
process.send?.(new URL(server.url).port)
process.once('disconnect', () => process.exit())
