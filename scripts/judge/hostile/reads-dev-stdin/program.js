// expect: AC — /dev/stdin can be opened, as many programs do
const [a, b] = require("node:fs").readFileSync("/dev/stdin", "utf8").split(/\s+/).map(Number);
require("node:fs").writeFileSync("/dev/stdout", `${a + b}\n`);
