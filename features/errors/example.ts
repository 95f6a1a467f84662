/** What a run on a host that nobody reaches leaves in the terminal; a test holds that it is recognised. */
export const example = `$ npx tsx deploy.ts
ConnectionError: Failed to connect to web-1.example.com: connect ECONNREFUSED 10.0.0.5:22
    at SSHAdapter.createNewConnection (file:///home/ann/shop/node_modules/@xec-sh/core/dist/adapters/ssh/index.js:203:19)
    at async SSHAdapter.execute (file:///home/ann/shop/node_modules/@xec-sh/core/dist/adapters/ssh/index.js:73:26) {
  code: 'CONNECTION_FAILED',
  host: 'web-1.example.com'
}`
