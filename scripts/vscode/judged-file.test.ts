import { expect, it } from "vitest";
import { judgedFile } from "./judged-file";

it("judges the solution for what belongs to a task", () => {
  for (const path of [
    ...[".contest/a-sum/solution.ts", ".contest/a-sum/cases/sample-1.in"],
    ...[".contest/a-sum/problem.ts", ".contest/a-sum/README.md", "cases/a-sum/sample-1.out"],
    ...["problems/a-sum/generate.ts", "problems/a-sum/check.cpp"],
    "problems/a-sum/solution.test.ts",
  ]) {
    expect(judgedFile(path), path).toEqual({ kind: "task", slug: "a-sum" });
  }
});

it("judges another program of a task itself, never the solution in its place", () => {
  for (const path of [
    ".contest/a-sum/second-try.ts",
    "problems/a-sum/brute.ts",
    ".contest/a-sum/main.cpp",
    "problems/a-sum/wrong/x.ts",
  ]) {
    expect(judgedFile(path), path).toEqual({ kind: "program", slug: "a-sum" });
  }
});

it("judges any other program, and nothing else", () => {
  for (const path of [
    ...["abc/001/a.ts", "a.js", "../elsewhere/b.mjs", "abc/A.java", "a.cpp", "b.py"],
  ]) {
    expect(judgedFile(path), path).toEqual({ kind: "program" });
  }
  for (const path of [
    ...["README.md", "a.hpp", "types.d.ts", "problems/README.md", ".contest/.drafts/a.json"],
  ]) {
    expect(judgedFile(path), path).toBeUndefined();
  }
});
