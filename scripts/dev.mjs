// `npm run dev`: the development server, compiled. It speaks at once: a fresh clone has packages to wait for.
console.log('Getting the site ready…')
await import('./end-with-npm.mjs')
await import('./ready-site.mjs')
const { runProgram } = await import('./compile.mjs')
await runProgram('dev')
