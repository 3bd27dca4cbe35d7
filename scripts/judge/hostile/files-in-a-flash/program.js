// expect: OLE — has left 1,500 files before anybody looks
// needs: supervisor
// time limit ms: 1000
const fs = require("node:fs");
for (let file = 0; file < 1500; file++) fs.closeSync(fs.openSync(`${file}`, "w"));
console.log(7);
process.reallyExit(0);
