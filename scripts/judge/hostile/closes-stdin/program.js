// expect: AC — closes its input, 50 MB of it, at once
// input bytes: 50000000
require("node:fs").closeSync(0);
console.log(7);
