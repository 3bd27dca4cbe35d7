import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { namedProgram, programsAt } from "./named-program";

const EMPTY = { "a/main.ts": "", "a/b.ts": "", "plain.js": "" };
const folder = testFolder(EMPTY);
const place = (word: string) => join(folder, word).replaceAll("\\", "/");
mkdirSync(join(folder, "n-queens"));
const at = (word: string) => namedProgram(word, folder);

it.each(["a/main.ts", "a/b.ts", "./plain.js"])("a file from where the user stands: %s", (word) => {
  expect(at(word)).toEqual({ file: place(word) });
  expect(namedProgram(join(folder, word))).toEqual({ file: place(word) });
});

it("a folder elsewhere means its solution.ts, main.ts or index.ts", () => {
  expect(at("a")).toEqual({ file: place("a/main.ts") });
  writeFileSync(join(folder, "a/solution.ts"), "");
  expect(at("./a/")).toEqual({ file: place("a/solution.ts") });
  expect(() => at("./n-queens")).toThrow("./n-queens has no solution.ts, main.ts, index.ts");
});

it("a program of a problem's folder knows the problem", () => {
  const file = join(WORKSPACE, "problems/knight-moves/brute.ts").replaceAll("\\", "/");
  const of = { slug: "knight-moves", part: "brute.ts" };
  expect(at("problems/knight-moves/brute.ts")).toEqual({ file, of });
});

it("words that name a problem are left to findSlugs", () => {
  for (const word of ["n-queens", "x", ".contest/a", "problems/n-queens", "cases/n-queens/"]) {
    expect(at(word)).toBe(undefined);
  }
  expect(() => at("b.ts")).toThrow("there is no file b.ts");
});

it("a folder of programs names them, without their helpers", () => {
  writeFiles(join(folder, "day"), { "b.js": "", "a.ts": "", "a.brute.ts": "", "a-1.in": "" });
  expect(programsAt("day", folder)).toEqual(["day/a.ts", "day/b.js"]);
  expect(programsAt("./day/", folder)).toEqual(["./day/a.ts", "./day/b.js"]);
  expect(programsAt("day/a.ts", folder)).toEqual(["day/a.ts"]);
  expect(programsAt("day/a-1.in", folder)).toEqual([]);
  expect(programsAt("nowhere", folder)).toEqual([]);
});
