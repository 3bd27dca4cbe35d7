// expect: AC — closes its input at once
require("node:fs").closeSync(0);
console.log(7);
