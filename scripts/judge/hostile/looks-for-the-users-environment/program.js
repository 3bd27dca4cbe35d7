// expect: AC — looks for the user's environment in all processes that it may see
// needs: isolation
const fs = require("node:fs");
const own = ["PATH", "LANG", "HOME", "TMPDIR", "PWD"];
const found = new Set();
for (const pid of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
  try {
    for (const each of fs.readFileSync(`/proc/${pid}/environ`, "latin1").split("\0")) {
      if (each !== "" && !own.includes(each.split("=")[0])) found.add(each.split("=")[0]);
    }
  } catch {}
}
console.log(found.size === 0 ? 7 : [...found]);
