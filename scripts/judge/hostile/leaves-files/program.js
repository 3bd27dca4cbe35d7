// expect: AC — leaves files in every folder that takes them
// needs: isolation
const fs = require("node:fs");
for (const folder of [".", process.env.HOME, process.env.TMPDIR, "/tmp", "/var/tmp", "/dev/shm"]) {
  try {
    fs.writeFileSync(`${folder}/left-by-a-judged-program`, "x");
  } catch {}
}
console.log(7);
