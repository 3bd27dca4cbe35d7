import { expect, it } from "vitest";
import type { DeskState, TaskState } from "../desk/desk-state";
import { outcome, ownId, testId, testName, testsTree } from "./tests-tree";

const row = (name: string) => ({ name, from: "statement" as const, inputBytes: 4, version: "1" });
const task = (slug: string, more: Partial<TaskState>): TaskState => ({
  ...{ slug, title: slug.toUpperCase(), contest: "", letter: "", address: "" },
  ...{ cases: [], results: {}, run: 0, ...more },
});
const state = (tasks: readonly TaskState[]): DeskState => ({
  ...{ tasks, isWatching: true, listening: "", notes: [], workspace: "w", startedAt: 0 },
});

it("lists tasks with the cases that are run, and opens the file of each", () => {
  const cases = [row("sample-1"), { ...row("sample-2"), isHidden: true as const }];
  const desk = task("a", { isOnDesk: true, contest: "Round 1", cases: [row("sample-1")] });
  const [own, problem] = testsTree(state([desk, task("b", { cases })]), "/w");
  expect(own).toMatchObject({
    label: "A",
    description: "Round 1 · a",
    path: ".contest/a/solution.ts",
  });
  expect(own!.children.map(({ path }) => path)).toEqual([".contest/a/cases/sample-1.in"]);
  expect(problem!.path).toBe("problems/b/solution.ts");
  expect(problem!.children.map(({ path }) => path)).toEqual(["cases/b/sample-1.in"]);
});

it("knows by its id what an item is, also one with blanks and slashes", () => {
  const [own] = testsTree(state([task("a", { cases: [row("two words/1")] })]), "/my folder/w");
  expect(testName(own!.id)).toEqual({ folder: "/my folder/w", slug: "a" });
  expect(testName(own!.children[0]!.id)).toEqual({
    ...{ folder: "/my folder/w", slug: "a", name: "two words/1" },
  });
});

it("passes an accepted case, fails a wrong one, and skips one that is compared with nothing", () => {
  const result = { timeMs: 3, message: "line 1", isKnown: false, run: 1 };
  expect(outcome({ ...result, verdict: "AC" })).toEqual({ type: "passed", timeMs: 3 });
  expect(outcome({ ...result, verdict: "ran" })).toEqual({ type: "skipped", timeMs: 3 });
  expect(outcome({ ...result, verdict: "WA" })).toEqual({
    ...{ type: "failed", timeMs: 3, message: "WA: line 1" },
  });
});

it("finds our id in VS Code's own of an item", () => {
  const [task, name] = [testId("/w", "a"), testId("/w", "a", "sample-1")];
  expect(testName(ownId(["judgebench", task, name].join("\0"))).name).toBe("sample-1");
  expect(testName(ownId(["judgebench", task].join("\0")))).toEqual({ folder: "/w", slug: "a" });
  expect(testName(ownId("judgebench")).slug).toBe("");
});
