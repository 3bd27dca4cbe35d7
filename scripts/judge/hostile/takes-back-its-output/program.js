// expect: AC — what counts is in the file at the end
const fs = require("node:fs");
fs.writeSync(1, "8\n8\n8\n");
fs.ftruncateSync(1, 0);
fs.writeSync(1, "7\n", 0);
