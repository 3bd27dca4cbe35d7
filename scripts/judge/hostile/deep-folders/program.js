// expect: AC|TLE — folders in folders, deeper than any path is long
const fs = require("node:fs");
for (let depth = 0; depth < 400; depth++) {
  fs.mkdirSync("a-folder-in-a-folder");
  process.chdir("a-folder-in-a-folder");
}
console.log(7);
