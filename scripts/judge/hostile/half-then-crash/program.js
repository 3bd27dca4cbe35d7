// expect: RE — part of the answer, then an error
require("node:fs").writeSync(1, "7");
throw new Error("half way");
