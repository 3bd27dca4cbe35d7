// expect: WA — a hole in a file reads as NUL
require("node:fs").writeSync(1, "7\n", 900_000);
