import type { ParallelOutcome, ParallelSettings, Reason } from '../outcomes.ts'
import type { TimingStrings } from '../wording.ts'

/** Numbers of commands as readers count them. */
const list = (indexes: readonly number[], none: string) => indexes.map((index) => index + 1).join(', ') || none

const reasons: Readonly<Record<Reason, string>> = {
  idle_timeout: 'found idle by the check of once a minute (idle_timeout)',
  max_lifetime_exceeded: 'older than an hour (max_lifetime_exceeded)',
  pool_removal: 'another host needed its place (pool_removal)',
}

/** What the drawings of time say. */
export const en: TimingStrings = {
  copy: 'Copy TypeScript',
  reset: 'Reset',
  tables: {
    retries: 'Attempts in order',
    timeouts: 'What happens when',
    parallel: 'Commands in order',
    pool: 'Commands on the hosts',
  },
  units: { ms: 'ms', s: 's', min: 'min', h: 'h' },
  number: ({ whole, min, max, optional }) =>
    `Write a ${whole ? 'whole ' : ''}number from ${min} to ${max.toLocaleString('en')}${optional ? ', or nothing' : ''}.`,
  jobs: {
    none: 'Write at least one duration.',
    tooMany: (count, most) => `${count} commands are too many to draw: write ${most} at most.`,
    wrong: (word, longest) =>
      `“${word}” is no duration: write seconds from 0 to ${longest}, such as 2 or 1.5, with ! behind those of a command that fails.`,
  },
  plan: {
    none: 'Write at least one command.',
    tooMany: (count, most) => `${count} commands are too many to draw: write ${most} at most.`,
    wrong: (number, content) =>
      `Line ${number}, “${content}”: write a host, a start and a duration in seconds, such as “web-1 10 5”, within a day.`,
  },
  retries: {
    labels: {
      initialDelay: 'initialDelay, ms',
      maxDelay: 'maxDelay, ms',
      jitter: 'jitter: vary each wait at random',
      takes: 'An attempt takes, ms',
      succeeds: 'Attempt that succeeds',
    },
    hints: { maxRetries: 'Further attempts after the first: {min} to {max}', succeeds: 'Empty: none does' },
    lane: (number) => `Attempt ${number}`,
    columns: ['Attempt', 'Starts', 'Ends', 'Result', 'Wait after it'],
    succeeds: 'succeeds',
    fails: 'fails',
    waits: 'wait before the next attempt',
    none: 'none',
    range: (from, to) => (from === to ? from : `${from} to ${to}`),
    headline: (attempts, ok, end) =>
      `${attempts === 1 ? '1 attempt' : `${attempts} attempts`}; the result comes after ${end}: ${ok ? 'the last attempt succeeded' : 'every attempt failed'}.`,
    noRetries: 'With maxRetries 0 nothing is repeated.',
    jitterNote: (percent) =>
      `Starts and ends are those without jitter. With it each wait is up to ${percent}\u00a0% shorter or longer, so it may exceed maxDelay.`,
  },
  timeouts: {
    labels: {
      place: 'Where',
      'place.local': 'local',
      'place.ssh': 'SSH',
      'place.docker': 'Docker',
      'place.k8s': 'Kubernetes',
      timeout: 'timeout(), ms',
      takes: 'The command takes, ms',
      connect: 'Connecting takes, ms',
      children: 'The shell starts programs, as in a script',
    },
    hints: { timeout: 'Empty: not set; 0: no limit' },
    script: 'Your script',
    command: 'The command',
    shell: 'The shell of the command',
    programs: 'Programs that it started',
    connects: 'connects',
    waits: 'waits for the result',
    runs: 'runs',
    goesOn: 'goes on, and nobody waits for it',
    cut: 'cut off',
    columns: ['At', 'What happens'],
    starts: 'the command starts',
    answers: {
      done: 'the command ends, and the script has its result',
      timeout: 'the timeout is over: the script goes on without output',
      unreachable: 'the script gives up connecting: ConnectionError',
    },
    ends: (signal) => `the shell gets ${signal}, and ends`,
    endsUnseen: 'what still ran ends by itself',
    headline: (outcome, answer, end) =>
      outcome === 'done'
        ? `The command is in time: the script has its result after ${answer}.`
        : outcome === 'unreachable'
          ? `There is no connection after ${answer}: the command does not run.`
          : `The script goes on after ${answer}; ${answer === end ? 'nothing is left running' : `the command runs until ${end}`}.`,
    error: (name, code) => `Without nothrow() the error is ${name} with the code ${code}.`,
    result: (exitCode, signal) =>
      `With nothrow() the result has exitCode ${exitCode} and ${signal ? `signal ${signal}` : 'no signal'}.`,
    signal: (signal) => `The signal is ${signal}, whatever the second argument of timeout() says.`,
    noSignal:
      'No signal reaches the command. Put timeout before it, as in timeout 5 ./backup.sh, to have it ended there.',
    childrenGoOn:
      'The signal goes to the shell alone. Write exec before a single program, so that it takes the place of the shell.',
    closes: 'The connection is closed. Other commands that run in it are cut off as well.',
    unlimited: 'A timeout of 0 is no limit.',
  },
  parallel: {
    labels: {
      jobs: 'Commands, in seconds',
      method: 'Method',
      'method.settled': '$.parallel.settled()',
      'method.all': '$.parallel.all()',
      stopOnError: 'stopOnError: start nothing more after a failure',
      nothrow: 'nothrow() on every command',
    },
    hints: {
      jobs: 'How long each takes, with spaces between; ! behind those that fail',
      maxConcurrency: '{min} to {max}; empty: no limit',
    },
    lane: (number, state) => `${number}: ${state}`,
    columns: ['Command', 'Starts', 'Ends', 'Result'],
    succeeds: 'succeeds',
    fails: 'fails',
    waits: 'waits for its turn',
    notStarted: 'not started',
    never: 'never',
    headline: (end, most, notStarted) =>
      `The call takes ${end}, with ${most} at the same time at most${notStarted > 0 ? `; not started: ${notStarted}` : ''}.`,
    notes: (outcome, settings) => [outcomeOf(outcome), ...warningsOf(outcome, settings)],
  },
  pool: {
    labels: {
      idleTimeout: 'idleTimeout, ms',
      connect: 'Connecting takes, ms',
      plan: 'Commands',
    },
    hints: { plan: 'In each line a host, the second at which a command starts, and how many seconds it takes' },
    connects: 'connects',
    runs: 'a command runs',
    idle: 'open, without a command',
    closed: 'closed',
    cutOff: 'cut off',
    complete: 'complete',
    columns: ['Host', 'Waits for the connection', 'Starts', 'Ends', 'Result'],
    wait: (time, waits) => (waits ? time : 'no'),
    headline: (connections, cut, end) =>
      `Connections opened: ${connections}; commands cut off: ${cut}. Without $.dispose() the last connection is closed after ${end}.`,
    connection: ({ host, opened, closed, reason }, time) =>
      `${host}: open from ${time(opened)} to ${time(closed)}; ${reason ? reasons[reason] : ''}.`,
    looksFine: 'A command that is cut off comes back with ok true, exit code 0, and part of its output or none.',
    enough: (hosts) =>
      `No command waits for a place in the pool. With maxConnections ${hosts} every host keeps its connection.`,
  },
}

function outcomeOf(outcome: ParallelOutcome): string {
  if (outcome.kind === 'error')
    return `The call rejects with the error of command ${outcome.command + 1}, at the very end.`
  if (outcome.kind === 'list')
    return `The call gives the results of commands ${list(outcome.order, 'none')}, in this order.`
  return `succeeded: ${list(outcome.succeeded, 'none')}; failed: ${list(outcome.failed, 'none')}; entries in results: ${outcome.results}.`
}

function warningsOf(
  outcome: ParallelOutcome,
  { stopOnError, maxConcurrency, nothrow, jobs }: ParallelSettings,
): string[] {
  const fails = jobs.some((job) => job.fails)
  return [
    ...(nothrow && fails ? ['With nothrow() a command that fails counts as succeeded, and stops nothing.'] : []),
    ...(outcome.kind === 'report' && stopOnError && !maxConcurrency && outcome.failed.length > 0
      ? ['Without maxConcurrency everything has started already: stopOnError only cuts the report short.']
      : []),
  ]
}
