import { availableParallelism, loadavg } from 'node:os'
import { readCommandLine } from '../engine/command-line/options.ts'
import { suggestion } from '../engine/model/nearest.ts'
import { type Figure, table } from './figure.ts'
import { say } from './say.ts'

/** Parts in the order in which they run; each is loaded when it is its turn. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  weight: async () => (await import('./weight/weight.ts')).measureWeight(),
  felt: async () => (await import('./felt/felt.ts')).measureFelt(),
  home: async () => (await import('./home/home.ts')).measureHome(),
  real: async () => (await import('./real/real.ts')).measureReal(),
  build: async () => (await import('./build/build.ts')).measureBuild(),
  scale: async () => (await import('./scale/scale.ts')).measureScale(),
  failure: async () => (await import('./failure/failure.ts')).measureFailure(),
  'social-images': async () => (await import('./social-images/social-images.ts')).measureSocialImages(),
  server: async () => (await import('./server/server.ts')).measureServer(),
  search: async () => (await import('./search/search.ts')).measureSearch(),
  peers: async () => (await import('./peers/peers.ts')).measurePeers(),
  'felt-peers': async () => (await import('./felt-peers/felt-peers.ts')).measureFeltPeers(),
  'build-peers': async () => (await import('./felt-peers/build-peers.ts')).measureBuildPeers(),
  dev: async () => (await import('./dev/dev.ts')).measureDev(),
}

/** They install programs of others, or take many minutes. */
const onDemand = ['peers', 'felt-peers', 'build-peers', 'scale']

const { words: chosen } = readCommandLine({
  usage: `npm run bench [-- ${Object.keys(parts).join('|')} …]: measures; to be over a target is a finding, not an error`,
  options: {},
  takesWords: true,
})
const unknown = chosen.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". ${suggestion(unknown, Object.keys(parts))}`)
  process.exitCode = 2
} else await run(chosen.length > 0 ? chosen : Object.keys(parts).filter((name) => !onDemand.includes(name)))

async function run(names: readonly string[]): Promise<void> {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  say(`${cores} cores, load ${load.toFixed(1)}${load > cores / 2 ? ': times will be too high' : ''}`)
  const figures: Figure[] = []
  for (const name of names) figures.push(...((await parts[name]?.()) ?? []))
  if (figures.length > 0) console.log(table(figures))
}
