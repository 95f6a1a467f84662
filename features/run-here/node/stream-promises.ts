import stream from 'readable-stream'

// The types of the package do not know them.
const { promises } = stream as unknown as typeof import('stream')
export const { finished, pipeline } = promises
export default promises
