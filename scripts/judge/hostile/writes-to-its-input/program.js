// expect: AC — tries to write into the case through its own stdin
// needs: isolation
const fs = require("node:fs");
try {
  fs.writeFileSync("/proc/self/fd/0", "overwritten");
} catch {}
console.log(7);
