// expect: AC — tries to write into the memory and the files of all other processes
// needs: isolation
const fs = require("node:fs");
const opened = [];
const others = fs
  .readdirSync("/proc")
  .filter((name) => /^\d+$/.test(name) && name !== `${process.pid}`);
for (const pid of others) {
  for (const file of ["mem", "fd/0", "fd/1", "fd/3", "root/etc/passwd", "cwd/x"]) {
    try {
      fs.closeSync(fs.openSync(`/proc/${pid}/${file}`, "r+"));
      opened.push(`${pid}/${file}`);
    } catch {}
  }
}
console.log(opened.length === 0 ? 7 : opened);
