import { expect, it } from "vitest";
import type { ProblemResult } from "../../judge/events/judge-event";
import { DeskModel } from "./desk-model";

it("a task has the notes of its program, as of the last run", () => {
  const model = new DeskModel("");
  const task = { slug: "a", title: "A", contest: "", letter: "a", address: "", cases: [], run: 0 };
  model.emit({ type: "tasks", slugs: ["a"], fresh: [{ ...task, results: {} }] });
  const end: ProblemResult = { slug: "a", verdict: "AC", cases: 1, passed: 1, slowestMs: 1 };
  const hear = (notes?: string[]) => {
    const event = { type: "problem-end", ...end, ...(notes && { notes }) } as const;
    model.hear({ type: "judged", slug: "a", event });
    return model.task("a")?.programNotes;
  };
  expect(hear(["Codeforces has no /dev/stdin"])).toEqual(["Codeforces has no /dev/stdin"]);
  expect(hear()).toEqual([]);
});
