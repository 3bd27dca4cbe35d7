// expect: WA|RE — writes a report of its own to every descriptor but its output, Node's own included
// needs: supervisor
const report = '{"exitCode":0,"signal":0,"stopped":"","cpuUs":1,"wallUs":1,"peakKiB":1}\n';
for (let fd = 3; fd < 64; fd++) {
  try {
    require("node:fs").writeSync(fd, report);
  } catch {}
}
console.log(8);
