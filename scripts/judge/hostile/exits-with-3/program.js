// expect: RE — the right answer and a status that is not 0
require("node:fs").writeSync(1, "7\n");
process.exit(3);
