// Loaded into every Node process of a sample, before the sample: the hosts of the documentation are servers of the checker
// on loopback, no other host can be reached, and docker and kubectl are found on the path, where the stand-ins are.
import dns from 'node:dns'
import fs from 'node:fs'
import { register, syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const hosts = JSON.parse(process.env.EXAMPLE_HOSTS || '{}')
const sshPorts = new Set([22, 2222])
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|0\.0\.0\.0|::)$/

const connect = net.Socket.prototype.connect
net.Socket.prototype.connect = function (...args) {
  const list = Array.isArray(args[0]) ? args[0] : args
  const options = optionsOf(list)
  if (!options || options.path) return connect.apply(this, args)
  const host = options.host ?? 'localhost'
  const server = hosts[host]
  if (server && sshPorts.has(Number(options.port))) Object.assign(options, server)
  // What else a sample has started on a server with an address of its own.
  else if (server && !isShared(server)) Object.assign(options, { host: server.host })
  else if (!loopback.test(host)) Object.assign(options, { host: 'not-reachable.invalid', lookup: refuse(host) })
  const rest = typeof list.at(-1) === 'function' ? [list.at(-1)] : []
  return connect.call(this, options, ...rest)
}

/** The address of all stand-ins, and of this machine: something else may listen there. */
function isShared({ host }) {
  return host === '127.0.0.1'
}

function optionsOf([first, second]) {
  if (typeof first === 'object' && first !== null) return { ...first }
  if (!/^\d+$/.test(String(first))) return undefined
  return { port: Number(first), host: typeof second === 'string' ? second : undefined }
}

/** As a name server says it that does not know the host, with and without a network. */
function refuse(host) {
  return (_name, options, done) => {
    const callback = typeof options === 'function' ? options : done
    process.nextTick(callback, notFound(host))
  }
}

function notFound(host) {
  const details = { errno: -3008, code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: host }
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), details)
}

const { lookup } = dns
dns.lookup = (name, ...rest) => {
  if (hosts[name]) return lookup(hosts[name].host, ...rest)
  return loopback.test(name) ? lookup(name, ...rest) : refuse(name)(name, ...rest.slice(-2))
}

// The engine looks at fixed places first, and a real program there must not run.
const fixedPlace = /^(?:\/usr|\/opt|\/Applications)\/.*\/(?:docker|kubectl|kind)$|\\(?:docker|kubectl|kind)\.exe$/
const { existsSync } = fs
fs.existsSync = (path) => !fixedPlace.test(String(path)) && existsSync(path)

if (!process.features.typescript && /\.[cm]?tsx?$/.test(process.argv[1] ?? '')) {
  const data = { work: process.env.EXAMPLE_WORK, compiled: process.env.EXAMPLE_COMPILED }
  register('./ts-hooks.mjs', import.meta.url, { data })
}

syncBuiltinESMExports()
