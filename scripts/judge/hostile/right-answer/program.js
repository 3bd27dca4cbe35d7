// expect: AC — the model of a good program
const [a, b] = require("node:fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
console.log(a + b);
