// For what cannot be in a browser, such as SSH: everything can be imported from it, and says so when it is called.
const missing = () => {
  throw new Error('This part of Node.js is not part of the stand-in for a shell')
}
module.exports = new Proxy(missing, { get: (_, name) => (name === '__esModule' ? undefined : missing) })
