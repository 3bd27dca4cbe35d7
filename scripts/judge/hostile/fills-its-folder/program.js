// expect: OLE|RE — 500 MB in files of its working folder
// needs: supervisor
// time limit ms: 5000
// output limit bytes: 50000000
const fs = require("node:fs");
const block = Buffer.alloc(25_000_000, 1);
for (let file = 0; file < 20; file++) fs.writeFileSync(`file-${file}`, block);
for (;;);
