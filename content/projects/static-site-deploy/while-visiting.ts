import { spawn } from 'node:child_process';

const site = 'http://web-1.example.com:8080';
const [command = '', ...args] = process.argv.slice(2);
const visits = new Map<string, number>();
let goesOn = true;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads a page and then, as a browser does, the style sheet that it names. */
async function load(): Promise<string> {
  const page = await fetch(`${site}/`);
  if (!page.ok) return `FAILED: the page, ${page.status}`;
  const html = await page.text();
  await pause(Math.random() * 100);
  const style = await fetch(site + /href="(.*)"/.exec(html)?.[1]);
  return style.ok ? `whole page: ${/<h1>(.*)<\/h1>/.exec(html)?.[1]}` : `FAILED: the style sheet, ${style.status}`;
}

async function visit() {
  while (goesOn) {
    const outcome = await load().catch((error) => `FAILED: ${error.cause?.code ?? error.message}`);
    visits.set(outcome, (visits.get(outcome) ?? 0) + 1);
  }
}

const visitors = Array.from({ length: 8 }, visit);
await pause(500);
process.exitCode = await new Promise((resolve) => {
  spawn(command, args, { stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1));
});
await pause(500);
goesOn = false;
await Promise.all(visitors);

console.log('\nVisits meanwhile:');
for (const [outcome, count] of [...visits].sort()) console.log(`  ${outcome} (${count} times)`);
