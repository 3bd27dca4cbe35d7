import { execFileSync } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import nodeModule from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../testing/test-folder";

const ROOT = join(__dirname, "../..");

// A large module of a thousand functions. One process runs them all and then collects garbage until V8
// would have thrown their code away; another runs none.
const FUNCTIONS = Array.from({ length: 1000 }, (_, n) => `(x) => x * ${n} + ${n}`);
const MODULE = `exports.all = [\n${FUNCTIONS.join(",\n")}];\n/*${"-".repeat(1 << 20)}*/`;
const RUN = "for (const one of all) one(1);";
const COLLECT = "for (let time = 0; time < 100; time++) gc();";

function bytesKept(code: string): number {
  const folder = testFolder();
  writeFileSync(join(folder, "large.js"), MODULE);
  const keeper = JSON.stringify(join(ROOT, "scripts/start/keep-compiled.cjs"));
  const start = `require(${keeper}).keepCompiled(${JSON.stringify(folder)});`;
  const load = `const { all } = require(${JSON.stringify(join(folder, "large.js"))});`;
  execFileSync(process.execPath, [
    "--expose-gc",
    "--stress-flush-code",
    "-e",
    `${start}${load}${code}${COLLECT}`,
  ]);
  const place = join(folder, "compiled");
  return readdirSync(place).reduce((sum, name) => sum + statSync(join(place, name)).size, 0);
}

it("keeps the code of functions that ran early", ({ skip }) => {
  skip("enableCompileCache" in nodeModule, "this Node keeps compiled code itself");
  expect(bytesKept(RUN)).toBeGreaterThan(bytesKept("") + 100 * FUNCTIONS.length);
});
