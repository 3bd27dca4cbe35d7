// expect: WA — looks beside its input for the expected output, whose size alone would tell the answer
const fs = require("node:fs");
let size = 0;
try {
  const input = fs.readlinkSync("/proc/self/fd/0");
  size = fs.statSync(input.replace(/\.in$/, ".out")).size;
} catch {}
console.log(size === 2 ? 7 : "not found");
