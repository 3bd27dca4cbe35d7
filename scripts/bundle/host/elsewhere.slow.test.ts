import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import { bundle } from "./bundle";
import { checkFile } from "./check-file";

const LIBRARY = `${WORKSPACE}/lib/io`.replaceAll("\\", "/");

const home = testFolder({
  "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./alias/*"] } } }',
  "alias/m.ts": "export const alias = 1;",
  "lib/m.ts": "export const above = 2;",
  "abc/lib/m.ts": "export default 3;",
  "abc/alone one.ts": "console.log(1);",
  "abc/apart.ts": `import { alias } from "@/m";\nimport { above } from "../lib/m";
import below from "./lib/m";\nimport { pack } from "pack";
console.log(alias, above, below, pack);`,
  "abc/linked.ts": `import { runProgram } from "../library/run-program";
export const solve = (input: Uint8Array): Uint8Array => input;
if (require.main === module) runProgram(solve);`.replace("../library", LIBRARY),
  "node_modules/pack/package.json": '{ "name": "pack", "version": "1.0.0" }',
  "node_modules/pack/index.js": "exports.pack = 4;",
});

test.each([
  "alone one.ts",
  "apart.ts",
  "linked.ts",
])("what is submitted of %s names no folder above its own, and its header is checked", async (name) => {
  const { code, sources } = await bundle(join(home, "abc", name), { target: "codeforces" });
  expect(sources[0]).toBe(join(home, "abc", name).replaceAll("\\", "/"));
  expect(code).toContain(`// Made from ${name}, for codeforces`);
  for (const folder of [home, tmpdir(), WORKSPACE]) {
    const words = name === "linked.ts" ? code : code.replaceAll(LIBRARY, "");
    expect(words).not.toContain(folder);
  }
  const file = join(home, "pasted.js");
  writeFileSync(file, code);
  expect(await checkFile(file)).toMatchObject({ proved: true });
  writeFileSync(join(home, "abc", name), `${readFileSync(join(home, "abc", name), "utf8")}\n`);
  expect((await checkFile(file)).line).toContain("its sources have changed since");
});

test("modules of one name keep their own code", async () => {
  const { file } = await bundle(join(home, "abc/apart.ts"), { target: "codeforces" });
  expect(execFileSync(process.execPath, [file], { encoding: "utf8" })).toBe("1 2 3 4\n");
});

test("where nobody names a judge, this Node decides what a program may use", async () => {
  const file = join(home, "abc/newer.js");
  writeFileSync(
    file,
    `const { parseArgs } = require("util");
require("node:readline/promises");
console.log(/[\\p{L}--[a-z]]/v.test("A"), typeof parseArgs);`,
  );
  const made = await bundle(file);
  expect(made).toMatchObject({ target: `node-${process.versions.node}`, notes: [] });
  expect(execFileSync(process.execPath, [made.file], { encoding: "utf8" })).toBe("true function\n");
  await expect(bundle(file, { target: "codeforces" })).rejects.toThrow("Codeforces");
});
