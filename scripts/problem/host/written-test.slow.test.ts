import { spawnSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import { writeProblem } from "./write-problem";

const root = testFolder();

it("writeProblem writes a test that compares as the judge does, of several right answers too", ({
  skip,
}) => {
  skip(process.platform === "win32", "few users of Windows may make links");
  writeProblem(root, { slug: "two-towers", title: "Two Towers", cases: [], checker: "own" });
  for (const name of ["lib", "scripts", "node_modules", "package.json", "tsconfig.json"]) {
    symlinkSync(join(WORKSPACE, name), join(root, name));
  }
  const config = "export default { resolve: { preserveSymlinks: true } };"; // check.ts is in root
  writeFileSync(join(root, "vitest.config.mjs"), config);
  const folder = "problems/two-towers";
  const put = (file: string, code: string) => writeFileSync(join(root, folder, file), code);
  const prints = (text: string) =>
    `export const solve = () => new TextEncoder().encode(${JSON.stringify(text)});\n`;
  put("brute.ts", prints("1\n"));
  put("validate.ts", "export function validate() {}\n");
  // Any odd number is right.
  put(
    "check.ts",
    `export const check = (_input: Uint8Array, _expected: Uint8Array, output: Uint8Array) =>
      Number(Buffer.from(output).toString()) % 2 === 1
        ? { verdict: "AC" } : { verdict: "WA", message: "even" };\n`,
  );
  const vitest = join(WORKSPACE, "node_modules/vitest/vitest.mjs");
  const ended = (answer: string) => {
    put("solution.ts", prints(answer));
    const words = [vitest, "run", "--root", root, "--maxWorkers=1", folder];
    const env = { ...process.env, INIT_CWD: root };
    return spawnSync(process.execPath, words, { cwd: root, env, encoding: "utf8" });
  };
  expect(ended("3\n")).toMatchObject({ status: 0 });
  expect(ended("2\n")).toMatchObject({ status: 1, stderr: expect.stringContaining("even") });
});
