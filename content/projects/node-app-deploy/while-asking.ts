import { spawn } from 'node:child_process';

const url = 'http://web-1.example.com:8080/';
const [command = '', ...args] = process.argv.slice(2);
const answers = new Map<string, number>();
let goesOn = true;

/** A visitor: asks, reads the answer, asks again. */
async function visit() {
  while (goesOn) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => (response.ok ? await response.text() : `FAILED with ${response.status}`),
      (error) => `FAILED with ${error.cause?.code ?? error.message}`,
    );
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const visitors = [visit(), visit(), visit(), visit()];
await pause(500);
process.exitCode = await new Promise((resolve) => {
  spawn(command, args, { stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1));
});
await pause(500);
goesOn = false;
await Promise.all(visitors);

console.log(`\nAnswers meanwhile:`);
for (const [answer, count] of answers) console.log(`  ${answer}: ${count}`);
