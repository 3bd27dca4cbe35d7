// expect: WA — prints the expected output where it can read it
// needs: isolation
const fs = require("node:fs");
const folder = fs.readFileSync(0, "utf8").split("\n")[1];
try {
  process.stdout.write(fs.readFileSync(`${folder}/case.out`));
} catch {
  console.log("not found");
}
