import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { DeskWorkspace, solvesTwoNumbers, twoNumbers } from "../../testing/desk-workspace";

// jb check in a folder of one's own: programs at a path, and tasks whose program only reads and prints.

const workspace = new DeskWorkspace();

beforeAll(() => {
  workspace.install();
  const { compilerOptions } = JSON.parse(readFileSync(join(TOOL, "tsconfig.json"), "utf8"));
  const options = { ...compilerOptions, rootDir: undefined };
  workspace.write("tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["abc"] }));
  workspace.write("abc/a.ts", 'export const n: number = "1";\n');
  workspace.write("abc/b.ts", twoNumbers("a + b"));
  workspace.task("a", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  workspace.write(".contest/a-sum/cases/hand-1.in", "4 2\n");
  workspace.write(".contest/a-sum/cases/hand-1.out", "6\n");
});
afterAll(() => workspace.remove());

async function check(...words: string[]) {
  const started = workspace.start("check", ...words);
  started.child.stdin!.end("9 9\n");
  return [await started.code, started.output] as const;
}

it("checks the types of a program at a path, and no other's", async () => {
  const [code, output] = await check("abc/a.ts");
  expect(output).toMatch(/^abc\/a\.ts\(1,14\): error TS2322: .*\n$/);
  expect(code).toBe(1);
  expect(await check("abc/b.ts")).toEqual([0, "abc/b.ts: no fault of types\n1 passed, 0 failed\n"]);
  const [missing, said] = await check("abc/c.ts");
  expect(said).toContain("there is no file abc/c.ts");
  expect(missing).toBe(4);
});

it("a case without an entry in cases.json is the user's own; a program that only prints is no oracle", async () => {
  expect(await check("a")).toEqual([0, "a-sum: 2 cases, 0 wrong programs\n2 passed, 0 failed\n"]);
});

it("an answer that the brute force does not give is named, also of a case without an entry", async () => {
  workspace.write(".contest/a-sum/brute.ts", solvesTwoNumbers("a - b"));
  const [code, output] = await check("a");
  expect(output).toContain(".contest/a-sum/cases/hand-1: the oracle says otherwise");
  expect(code).toBe(1);
});
