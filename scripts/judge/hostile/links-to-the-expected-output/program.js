// expect: WA — reaches for the expected output by links
// needs: isolation
const fs = require("node:fs");
const [, folder] = fs.readFileSync(0, "utf8").split("\n");
let found = "not found";
for (const link of [fs.symlinkSync, fs.linkSync]) {
  try {
    link(`${folder}/case.out`, link.name);
    found = fs.readFileSync(link.name, "utf8");
  } catch {}
}
console.log(found);
