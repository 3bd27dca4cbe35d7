// expect: AC — threads that reserve much address space (Node 24: 0.5 GiB each) and use little
// time limit ms: 2000
const { Worker } = require("node:worker_threads");
let left = 3;
for (let thread = 0; thread < 3; thread++) {
  new Worker("0", { eval: true }).on("exit", () => --left || console.log(7));
}
