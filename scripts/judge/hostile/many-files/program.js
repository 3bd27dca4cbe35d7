// expect: AC — leaves hundreds of files and links in its folder
// time limit ms: 1000
const fs = require("node:fs");
const [, folder] = fs.readFileSync(0, "utf8").split("\n");
for (let file = 0; file < 300; file++) fs.writeFileSync(`${file}`, "");
fs.symlinkSync(folder, "cases");
fs.symlinkSync("/", "everything");
console.log(7);
