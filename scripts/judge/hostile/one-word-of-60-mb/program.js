// expect: WA — a word that is longer than any line
// output limit bytes: 200000000
// time limit ms: 2000
const fs = require("node:fs");
const word = "7".repeat(1_000_000);
for (let megabyte = 0; megabyte < 60; megabyte++) fs.writeSync(1, word);
