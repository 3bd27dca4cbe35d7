import { expect, it } from "vitest";
import type { TaskState } from "../desk/desk-state";
import { taskStatus, verdictStatus } from "./status-text";

const row = (name: string) => ({ name, from: "statement" as const, inputBytes: 4, version: "1" });
const result = (verdict: "AC" | "WA" | "RE" | "ran", timeMs: number) => ({
  ...{ verdict, timeMs, message: "", isKnown: false, run: 1, version: "1" },
});
const task: TaskState = {
  ...{ slug: "a-sum", title: "A. Sum", contest: "Round 1", letter: "a", address: "" },
  ...{ cases: ["sample-1", "sample-2"].map(row), results: {}, run: 1 },
};
const textOf = (change: Partial<TaskState>) => taskStatus({ ...task, ...change }).text;

it("says how many passed, what failed first, and the slowest time", () => {
  const results = { "sample-1": result("AC", 40.6), "sample-2": result("WA", 12) };
  expect(taskStatus({ ...task, results })).toEqual({
    ...{ text: "1/2 AC · WA on sample-2 · 41 ms", isBad: true },
  });
  expect(verdictStatus([{ name: "a", ...result("AC", 3) }], 1)).toEqual({
    ...{ text: "1/1 AC · 3 ms", isBad: false },
  });
});

it("counts a case without an answer neither as passed nor as failed", () => {
  const results = { "sample-1": result("AC", 1), "sample-2": result("ran", 2) };
  expect(textOf({ results })).toBe("1/2 AC · 1 without an answer · 2 ms");
});

it("says what is not of the program of now", () => {
  const results = { "sample-1": result("AC", 40.6) };
  expect(textOf({ results, run: 2 })).toBe("changed since it was judged");
  expect(textOf({})).toBe("2 cases, not judged");
  expect(textOf({ cases: [] })).toBe("no cases");
});

it("follows a judging, and says why there is none", () => {
  expect(textOf({ running: { done: 1, total: 2 } })).toBe("1/2 judged");
  expect(textOf({ broken: { verdict: "CE", message: "; expected" } })).toBe("CE");
  expect(textOf({ broken: { message: "no judge" } })).toBe("cannot be judged");
});

it("leaves hidden cases out", () => {
  const cases = [row("sample-1"), { ...row("sample-2"), isHidden: true as const }];
  expect(textOf({ cases, results: { "sample-1": result("AC", 5) } })).toBe("1/1 AC · 5 ms");
});
