import { setFlagsFromString } from 'node:v8'

// V8 optimizes a function when so many bytes of its code have run: here about eight times as many as usual. A build is over
// in seconds, and its cores are busy: what V8 spends on functions that soon have nothing to do is a fifth of the parsing.
// That is so in Node 20; newer ones have a compiler in between.
if (Number(process.versions.node.split('.')[0]) < 22) setFlagsFromString('--interrupt-budget=1000000')
