// expect: TLE — starts children until it is stopped; bounded here
// needs: supervisor
const { spawn } = require("node:child_process");
spawn("sh", ["-c", "i=0; while [ $i -lt 150 ]; do sleep 30 & i=$((i+1)); done; wait"]);
for (;;);
