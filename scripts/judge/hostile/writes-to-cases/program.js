// expect: WA — tries to change the expected output into its own answer
// needs: isolation
const fs = require("node:fs");
const folder = fs.readFileSync(0, "utf8").split("\n")[1];
try {
  fs.writeFileSync(`${folder}/case.out`, "8\n");
} catch {}
try {
  fs.writeFileSync(`${folder}/new-file`, "8\n");
} catch {}
console.log(8);
