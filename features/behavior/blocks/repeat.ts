import type { PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { shortDay } from '../../../engine/markdown/code/short-day.ts'
import { code, filled, link, text } from '../../../engine/markdown/nodes.ts'
import { control } from '../../../engine/markdown/plain/left-out.ts'
import { contextOf, labelsOf } from '../../../engine/markdown/report.ts'
import { type Behavior, findingOf, type Probe, type ProbeEnvironment, sharedFile } from '../behavior.ts'
import type { BehaviorStrings } from '../labels/en.ts'
import { behaviorStrings } from '../strings.ts'

/** How to repeat a probe, when and against what it was run: closed until a reader asks for it. */
export function repeatDetails(probe: Probe, behavior: Behavior, file: VFile): PhrasingContent[] {
  const strings = labelsOf(file, behaviorStrings)
  const [first = 'none'] = probe.places
  const finding = findingOf(probe, first)
  if (!finding) return []
  const { locale } = contextOf(file)
  const found = {
    date: text(shortDay(finding.date, locale)),
    version: text(behavior.version),
    node: text(String(finding.node)),
  }
  const save = { program: program(`${probe.name}.ts`), place: program(sharedFile), command: command(probe) }
  return [
    element('details', [
      element('summary', [text(strings.repeat)]),
      element('p', filled(strings.save, save)),
      element('p', [...filled(strings.found, found), text(serversOf(probe, strings))]),
    ]),
  ]
}

/** What answered in the environments, where that was more than this machine: `SSH: OpenSSH 9.2. Docker, …`. */
function serversOf(probe: Probe, strings: BehaviorStrings): string {
  const places = new Map<string, string[]>()
  for (const place of probe.places) {
    const server = findingOf(probe, place)?.against
    if (place === 'none' || server === undefined) continue
    places.set(server, [...(places.get(server) ?? []), strings.environments[place]])
  }
  const said = [...places].map(([server, names]) => {
    const words = server
      .split(', ')
      .map((name) => strings.standIns[name] ?? name)
      .join(', ')
    return ` ${strings.against.replace('{environment}', names.join(', ')).replace('{server}', words)}`
  })
  return said.join('')
}

function command({ name, places }: Probe): PhrasingContent {
  const place: ProbeEnvironment | undefined = places.find((one) => one === 'ssh') ?? places[0]
  const word = place === undefined || place === 'none' ? '' : ` ${place}`
  return code(`npx tsx ${name}.ts${word}`)
}

function program(file: string): PhrasingContent {
  return link(`/probes/${file}`, [text(file)])
}

/** An element that Markdown has no sign for; remark-rehype writes it by its name. */
function element(hName: string, children: PhrasingContent[]): PhrasingContent {
  const hProperties = hName === 'details' ? { className: ['repeat'] } : {}
  return { type: 'textDirective', name: control, data: { hName, hProperties }, children }
}
