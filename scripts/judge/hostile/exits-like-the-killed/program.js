// expect: RE — 137 is what a shell makes of SIGKILL, here it is an exit code
require("node:fs").writeSync(1, "7\n");
process.exit(137);
