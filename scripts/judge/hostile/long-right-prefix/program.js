// expect: WA — a right beginning, 100 MB of blanks, then something more
// output limit bytes: 200000000
// time limit ms: 2000
const fs = require("node:fs");
const blanks = " ".repeat(1_000_000);
fs.writeSync(1, "7\n");
for (let megabyte = 0; megabyte < 100; megabyte++) fs.writeSync(1, blanks);
fs.writeSync(1, "garbage\n");
