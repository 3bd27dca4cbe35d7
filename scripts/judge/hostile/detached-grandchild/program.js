// expect: AC — a grandchild in its own session outlives it, holding stdout
const { spawn } = require("node:child_process");
spawn("sh", ["-c", "sleep 30 & sleep 30"], { detached: true, stdio: "inherit" }).unref();
console.log(7);
