// expect: OLE|RE — 300 MB in files of a folder whose path is longer than any that the kernel takes
// needs: supervisor
// time limit ms: 5000
// output limit bytes: 50000000
const fs = require("node:fs");
for (let depth = 0; depth < 250; depth++) {
  fs.mkdirSync("a-folder-in-a-folder");
  process.chdir("a-folder-in-a-folder");
}
const block = Buffer.alloc(25_000_000, 1);
for (let file = 0; file < 12; file++) fs.writeFileSync(`file-${file}`, block);
for (;;);
