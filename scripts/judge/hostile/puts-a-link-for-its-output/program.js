// expect: WA — puts a link to the expected output in the place of its stdout
// needs: isolation
const fs = require("node:fs");
const [, folder] = fs.readFileSync(0, "utf8").split("\n");
try {
  const stdout = fs.readlinkSync("/proc/self/fd/1");
  fs.unlinkSync(stdout);
  fs.symlinkSync(`${folder}/case.out`, stdout);
} catch {}
console.log(8);
