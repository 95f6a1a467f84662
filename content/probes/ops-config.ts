// Which options of the configuration classes of @xec-sh/ops have an effect, and what do their methods change?
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ConfigManagerOptions,
  type Configuration,
  ConfigurationManager,
  ConfigValidator,
  getDefaultConfig,
  TargetAPI,
  TaskManager,
} from '@xec-sh/ops'
import { TaskAPI } from '@xec-sh/ops/api/task-api'
import { errorOf, found } from './place.ts'

const yes = (is: boolean | undefined) => (is ? 'yes' : 'no')
const project = mkdtempSync(join(tmpdir(), 'project-'))
mkdirSync(join(project, '.xec'))
mkdirSync(join(project, 'deep'))
const file = join(project, '.xec', 'config.yaml')
writeFileSync(
  file,
  `# our hosts
version: "1.0"
vars: { region: eu }
targets: { hosts: { web-1: { host: web-1.example.com } } }
profiles:
  far: { vars: { region: us }, targets: { hosts: { web-2: { host: web-2.example.com } } } }
tasks:
  greet: { command: "echo hello \${params.who}", params: [{ name: who, required: true }] }
  two: { steps: [{ name: one, command: echo 1 }] }
`,
)
writeFileSync(join(project, 'more.yaml'), 'vars: { more: yes }\n')
process.chdir(project)
const { log } = console
Object.assign(console, { log: () => {}, warn: () => {} })

async function loaded(options: ConfigManagerOptions = {}): Promise<ConfigurationManager> {
  const manager = new ConfigurationManager({ projectRoot: project, globalHomeDir: project, ...options })
  await manager.load()
  return manager
}

function switchTo(manager: ConfigurationManager, profile: string): Promise<void> {
  return Reflect.apply(manager.useProfile, manager, [profile])
}

const below = await loaded({ projectRoot: join(project, 'deep') })
const far = await loaded({ profile: 'far' })
const changed = await loaded()
changed.set('vars.region', 'asia')
const isSet = changed.get('vars.region') === 'asia'
await switchTo(changed, 'far')
await switchTo(changed, 'nowhere')
const unknown = changed.getCurrentProfile() === 'nowhere' ? 'no' : 'yes'
const kept = await loaded()
kept.set('vars.own', 'kept')
await switchTo(kept, 'far')
process.env.SHOP_VARS_REGION = 'north'
const prefixed = await loaded({ envPrefix: 'SHOP_' })
const extra = await loaded({ extraConfigPaths: [join(project, 'more.yaml')] })
const defaults = await loaded({ defaults: { vars: { own: 'default' } } })

const manager = await loaded()
const resolver = manager.getTargetResolver()
const hosts = await resolver.find('hosts.*')
const taskManager = new TaskManager({ configManager: manager })
await taskManager.load()
const options = { quiet: true }
const ran = await taskManager.run('greet', { who: 'Ann' }, options)
const missing = await errorOf(taskManager.run('greet', {}, options))
const steps = await taskManager.run('two', {}, options)
const dry = new TaskManager({ configManager: manager, dryRun: true })
await dry.load()
const planned = await dry.run('greet', { who: 'Ann' }, options)

const copy = join(project, 'saved.yaml')
await manager.save(copy)
const comments = readFileSync(copy, 'utf8').includes('# our hosts')
const ownDefaults = await new ConfigValidator().validate(getDefaultConfig() as Configuration)

const targets = new TargetAPI()
const tasks = new TaskAPI()
await tasks.run('greet', { who: 'Ann' })

const facts = {
  below: yes(below.get('vars.region') === 'eu'),
  profile: yes(far.get('vars.region') === 'us' && far.get('targets.hosts.web-1') !== undefined),
  set: yes(isSet),
  kept: yes(kept.get('vars.own') === 'kept'),
  unknown,
  envPrefix: yes(prefixed.get('vars.region') === 'north'),
  extra: yes(extra.get('vars.more') !== undefined),
  defaults: yes(defaults.get('vars.own') !== undefined),
  find: yes(hosts.length === 1),
  run: yes(ran.output?.trim() === 'hello Ann'),
  missing: yes(missing !== 'none'),
  steps: yes(steps.steps?.[0]?.output?.trim() === '1'),
  dryRun: yes(planned.success && !planned.output),
  comments: yes(comments),
  ownDefaults: yes(ownDefaults.length === 0),
  targetsExec: yes((await errorOf(targets.exec('local', 'echo hello'))) === 'none'),
  targetsTest: yes(await targets.test('local')),
  history: yes((await tasks.getHistory('greet')).length > 0),
}
Object.assign(console, { log })
await found(facts)
