// expect: TLE — another thread computes for ever
const { Worker } = require("node:worker_threads");
new Worker("for (;;);", { eval: true });
