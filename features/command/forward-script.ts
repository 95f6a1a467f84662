import type { Choices } from './choices.ts'
import { findTargets, importConfiguration, importEngine, onlyTarget, runner, script } from './script-parts.ts'

/** A port of a host or of a pod on this machine, until Ctrl+C. */
export function forwardScript(choices: Choices): string {
  return script(
    [importEngine, importConfiguration],
    [
      ...findTargets(choices),
      ...onlyTarget(choices),
      ...(choices.place === 'pods' ? intoPod(choices) : throughHost(choices)),
      "console.log('Open until Ctrl+C: 127.0.0.1, port', tunnel.localPort);",
    ],
  )
}

/** A command first: that the host cannot be reached is then an ordinary error. */
function throughHost(choices: Choices): string[] {
  const { localPort, remotePort } = choices
  const local = Number(localPort) ? `localPort: ${Number(localPort)}, ` : ''
  return [
    ...runner(choices).lines,
    'const reachable = await server`true`.nothrow();',
    'if (!reachable.ok) throw new Error(reachable.stderr);',
    `const tunnel = await server.tunnel({ ${local}remoteHost: '127.0.0.1', remotePort: ${Number(remotePort)} });`,
  ]
}

function intoPod({ localPort, remotePort }: Choices): string[] {
  const call = Number(localPort)
    ? `portForward(${Number(localPort)}, ${Number(remotePort)})`
    : `portForwardDynamic(${Number(remotePort)})`
  return [
    "const pod = $.k8s({ pod: config.pod ?? '', namespace: config.namespace }).pod(config.pod ?? '');",
    `const tunnel = await pod.${call};`,
  ]
}
