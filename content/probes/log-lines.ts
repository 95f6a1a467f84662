// What does `streamLogs()` give to its listener for each line of a log? The log of Kubernetes is that of the container
// before the last restart; one like this is needed: an empty line, one of spaces, a long one of other letters than
// those of ASCII, and no newline at its end.
import { readFileSync } from 'node:fs'
import { $, type DockerAdapter } from '@xec-sh/core'
import { environment, found, pause } from './place.ts'

const script = `echo starting; echo; echo '  '; printf '!'; i=0
while [ $i -lt 1000 ]; do i=$((i+1)); printf '${'—'.repeat(1000)}'; done; echo; printf 'out of memory'`
const docker = $.getAdapter('docker') as DockerAdapter
const calls: string[] = []
const onData = (data: string) => void calls.push(data)

/** The log as the method for the whole of it returns it; the file gets what the program itself prints. */
async function logOfContainer() {
  const name = `log-${Date.now()}`
  await docker.runContainer({ name, image: 'alpine', command: ['sh', '-c', script] })
  await $`docker wait ${name}`
  await docker.streamLogs(name, onData)
  await $`docker logs ${name} > log.txt`
  const log = await docker.getLogs(name)
  await docker.removeContainer(name, true)
  return log
}

async function logOfPod() {
  const name = process.env.K8S_POD ?? 'web-0'
  const namespace = process.env.K8S_NAMESPACE ?? 'default'
  const pod = $.k8s({ pod: name, namespace }).pod(name)
  await pod.streamLogs(onData, { previous: true })
  await pause(3000)
  await $`kubectl logs -n ${namespace} --previous ${name} > log.txt`
  return await pod.logs({ previous: true })
}

const log = environment === 'k8s' ? await logOfPod() : await logOfContainer()
const printed = readFileSync('log.txt', 'utf8')
const broken = (text: string) => text.split('\uFFFD').length
const yes = (is: boolean) => (is ? 'yes' : 'no')

await found({
  emptyLines: yes(calls.includes('\n')),
  blankLines: yes(calls.includes('  \n')),
  addsNewline: yes(!printed.endsWith('\n') && calls.at(-1)?.endsWith('\n') === true),
  wholeLines: yes(calls.some((data) => data.length > 99_000)),
  letters: yes(broken(calls.join('')) === broken(printed)),
  logLetters: yes(broken(log) === broken(printed)),
})
