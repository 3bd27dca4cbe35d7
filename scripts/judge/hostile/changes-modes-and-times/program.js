// expect: AC — changes what can be changed of the case's files without opening them
// needs: isolation
const fs = require("node:fs");
const [, folder] = fs.readFileSync(0, "utf8").split("\n");
const before = () => fs.existsSync(`${folder}/case.in`) && fs.statSync(`${folder}/case.in`).mode;
const mode = before();
for (const change of [
  () => fs.chmodSync(`${folder}/case.in`, 0o777),
  () => fs.fchmodSync(0, 0o777),
  () => fs.futimesSync(0, 1, 1),
  () => fs.utimesSync(`${folder}/case.out`, 1, 1),
  () => fs.renameSync(`${folder}/case.out`, `${folder}/other`),
  () => fs.truncateSync(`${folder}/case.out`),
]) {
  try {
    change();
  } catch {}
}
console.log(before() === mode ? 7 : "changed");
