import { expect, it } from "vitest";
import type { CaseResult } from "../../judge/events/case-result";
import type { JudgeEvent, ProblemResult } from "../../judge/events/judge-event";
import { DeskModel } from "./desk-model";

function modelOfOneTask(): DeskModel {
  const model = new DeskModel("");
  const task = { slug: "a", title: "A", contest: "", letter: "a", address: "", cases: [], run: 0 };
  model.emit({ type: "tasks", slugs: ["a"], fresh: [{ ...task, results: {} }] });
  return model;
}

it("verdicts that were known before do not count as cases that the run has done", () => {
  const model = modelOfOneTask();
  const result = (name: string): CaseResult => ({
    ...{ slug: "a", name, verdict: "AC", message: "", timeMs: 1, wallMs: 1 },
  });
  const judged = (event: object) =>
    model.hear({ type: "judged", slug: "a", event: event as JudgeEvent });
  model.hear({ type: "start", slug: "a" });
  judged({ type: "run-start", cases: 5 });
  judged({ type: "case-end", ...result("x") });
  model.hear({ type: "known", slug: "a", results: [result("x"), result("y")] });
  expect(model.task("a")?.running).toEqual({ done: 1, total: 5 });
  expect(Object.keys(model.task("a")!.results)).toEqual(["x", "y"]);
});

it("a task has the notes of its program, as of the last run", () => {
  const model = modelOfOneTask();
  const end: ProblemResult = { slug: "a", verdict: "AC", cases: 1, passed: 1, slowestMs: 1 };
  const hear = (notes?: string[]) => {
    const event = { type: "problem-end", ...end, ...(notes && { notes }) } as const;
    model.hear({ type: "judged", slug: "a", event });
    return model.task("a")?.programNotes;
  };
  expect(hear(["Codeforces has no /dev/stdin"])).toEqual(["Codeforces has no /dev/stdin"]);
  expect(hear()).toEqual([]);
});
