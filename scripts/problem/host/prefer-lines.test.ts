import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { addCases } from "./add-cases";
import { linesNote, preferLines } from "./prefer-lines";
import { writeProblem } from "./write-problem";

let root: string;
let file: string;
beforeEach(() => {
  root = testFolder();
  writeProblem(root, { slug: "stars", title: "Stars", cases: [] });
  file = join(root, "problems/stars/problem.ts");
});

let count = 0;
function brought(output: string): string[] {
  const [input, answer] = [`${++count}\n`, output].map((text) => Buffer.from(text));
  const origin = { from: "hand", why: "pasted" } as const;
  const cases = [{ name: "hand-1", input: input!, output: answer!, origin }];
  return linesNote(root, "stars", cases, addCases(root, "stars", cases));
}
const checker = () => /^ {2}checker: "(\w+)"/m.exec(readFileSync(file, "utf8"))![1];

it("plain answers stay tokens, the first that is drawn brings lines, and is said", () => {
  for (const answer of ["1 2\n", "  1\n 10\n", "YES\n"]) expect(brought(answer)).toEqual([]);
  expect(checker()).toBe("tokens");
  expect(brought("  *\n ***\n")).toEqual([expect.stringContaining('checker: "lines"')]);
  expect(checker()).toBe("lines");
});

it("whoever goes back to tokens is not asked again, and no other checker is changed", () => {
  brought(" *\n**\n");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"lines"', '"tokens"'));
  expect([brought("  #\n #\n"), checker()]).toEqual([[], "tokens"]);
  rmSync(join(root, "cases/stars"), { recursive: true });
  writeFileSync(file, text.replace('"lines"', '"exact"'));
  expect([brought("  *\n *\n"), checker()]).toEqual([[], "exact"]);
});

it("a checker that stands in a comment alone is none", () => {
  const text = readFileSync(file, "utf8").replace('checker: "tokens"', '// checker: "tokens"');
  writeFileSync(file, text);
  expect(preferLines(root, "stars", [], " *\n**\n")).toBe("");
  expect(readFileSync(file, "utf8")).toBe(text);
});
