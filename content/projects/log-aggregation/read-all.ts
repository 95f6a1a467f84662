import { $ } from '@xec-sh/core';
import { capture } from './capture.ts';
import { sources } from './sources.ts';

export interface Log {
  readonly name: string;
  readonly lines: readonly string[];
  readonly problem?: string;
}

/** Reads all logs at once, each through a filter that runs where the log is. */
export function readAll(filter: string, ...args: string[]): Promise<Log[]> {
  return Promise.all(
    sources.map(async ({ name, place, log }): Promise<Log> => {
      // pipefail: a log that cannot be read is a failure, and not an empty log.
      const script = `set -o pipefail; { ${log}; } | ${filter} && echo complete`;
      const reading = place`bash -c ${script} log ${args}`.timeout(30_000).nothrow();
      const { ok, stdout, stderr } = await (place === $ ? capture(reading) : reading);
      const lines = stdout.split('\n').slice(0, -1);
      if (!ok) return { name, lines: [], problem: stderr.trim() || 'it failed without a message' };
      if (lines.pop() !== 'complete') return { name, lines: [], problem: 'its end is missing' };
      return { name, lines };
    }),
  );
}

/** Says what is missing, since a log that is not there looks like a quiet one. */
export function reportProblems(logs: readonly Log[]): void {
  for (const { name, problem } of logs) {
    if (problem === undefined) continue;
    console.error(`${name}: NOT READ: ${problem}`);
    process.exitCode = 1;
  }
}
