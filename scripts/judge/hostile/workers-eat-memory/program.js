// expect: MLE — threads that each keep a little
// time limit ms: 1500
const { Worker } = require("node:worker_threads");
const code = `
const kept = [];
for (let part = 0; part < 6; part++) kept.push(Buffer.alloc(10_000_000, 1));
setInterval(() => kept, 1e6);
`;
for (let worker = 0; worker < 6; worker++) new Worker(code, { eval: true });
