// expect: AC — files in folders that nobody may enter
const fs = require("node:fs");
fs.mkdirSync("a/b/c", { recursive: true });
fs.writeFileSync("a/b/c/file", "");
for (const folder of ["a/b/c", "a/b", "a", "."]) {
  try {
    fs.chmodSync(folder, 0);
  } catch {}
}
console.log(7);
