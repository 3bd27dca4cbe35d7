import { expect, it, vi } from "vitest";
import type * as vscode from "vscode";
import { testId } from "../tests-tree";
import type { DeskLink } from "./desk-link";
import { TaskRun } from "./task-run";

vi.mock("vscode", () => ({}));

const link = { task: () => undefined } as unknown as DeskLink;
const cases = ["edge", "sample-1"].map((name) => ({ id: testId("/w", "a", name) }));
const item = { children: cases } as unknown as vscode.TestItem;

it.each([
  [["edge"], ["started edge", "passed edge"]],
  [[], ["started edge", "started sample-1", "passed edge", "passed sample-1"]],
])("a run of %j tells of these cases alone, also while others are known", async (names, told) => {
  const heard: string[] = [];
  const note = (what: string) => (test: { id: string }) =>
    heard.push(`${what} ${test.id.split("\n").at(-1)}`);
  const run = { started: note("started"), passed: note("passed") };
  const taskRun = new TaskRun(link, "a", item, run as unknown as vscode.TestRun, names);
  for (const one of cases)
    taskRun.report(one as vscode.TestItem, one.id.split("\n").at(-1)!, {
      type: "passed",
      timeMs: 1,
    });
  await taskRun.end();
  expect(heard).toEqual(told);
});
