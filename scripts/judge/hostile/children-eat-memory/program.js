// expect: MLE — each process stays under the limit, all together do not
// needs: supervisor
// time limit ms: 1500
const { spawn } = require("node:child_process");
const code = "const kept = Buffer.alloc(60 << 20, 1); setTimeout(() => kept, 60000)";
for (let child = 0; child < 3; child++) spawn(process.execPath, ["-e", code]);
setTimeout(() => {}, 60000);
