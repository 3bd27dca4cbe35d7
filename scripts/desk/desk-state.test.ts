import { expect, it } from "vitest";
import { type DeskEvent, type DeskState, reduce, type TaskState } from "./desk-state";
import { stalenessWords } from "./freshness";
import { awaitsSubmit, standing, summary } from "./task-summary";

const row = (name: string) => ({
  ...{ name, from: "hand" as const, inputBytes: 1, expectedBytes: 1, version: "1" },
});
const task = (slug: string, more: Partial<TaskState> = {}): TaskState => ({
  ...{
    slug,
    title: slug,
    contest: "",
    letter: slug,
    address: "",
    run: 0,
    results: {},
    isOnDesk: true,
  },
  ...{ cases: [row("x"), row("y")], ...more },
});
const result = (verdict: "AC" | "WA") => ({
  ...{ verdict, message: "", timeMs: 1, isKnown: false, run: 0 },
});
const EMPTY: DeskState = {
  ...{ tasks: [], isWatching: true, listening: "", notes: [], workspace: "w", startedAt: 1 },
};
const after = (...events: DeskEvent[]) => events.reduce(reduce, EMPTY);
const came: DeskEvent = { type: "tasks", slugs: ["b", "a"], fresh: [task("a"), task("b")] };

it("tasks come and go in the order of the listing", () => {
  expect(after(came).tasks.map(({ slug }) => slug)).toEqual(["b", "a"]);
  const gone: DeskEvent = { type: "tasks", slugs: ["a"], fresh: [] };
  expect(after(came, gone).tasks.map(({ slug }) => slug)).toEqual(["a"]);
});

it("a result counts towards the run, and changes its task alone", () => {
  const running = { done: 0, total: 2 };
  const before = after(came, { type: "task", slug: "a", change: { running } });
  const state = reduce(before, { type: "result", slug: "a", name: "x", result: result("WA") });
  const [b, a] = state.tasks;
  expect(a).toMatchObject({ running: { done: 1, total: 2 }, results: { x: { verdict: "WA" } } });
  expect(b).toBe(before.tasks[0]);
});

it("good news is no part of the state: a page that is opened later does not show it", () => {
  expect(after({ type: "news", line: "2 cases" })).toEqual(EMPTY);
});

it("notes are bounded", () => {
  const notes = Array.from({ length: 50 }, (_, at): DeskEvent => ({ type: "note", line: `${at}` }));
  expect(after(...notes).notes.at(-1)).toBe("49");
  expect(after(...notes).notes.length).toBeLessThanOrEqual(20);
});

it("a result of another program, or of a changed case, counts nowhere and says so", () => {
  const x = result("AC");
  const accepted = task("a", { results: { x, y: x } });
  expect(summary(accepted)).toBe("2 of 2 cases accepted");
  const broken = { ...accepted, run: 1, broken: { verdict: "CE" as const, message: "" } };
  expect(standing(broken)).toBe("CE");
  expect(summary(broken)).toBe("no case was run; 2 verdicts below: of the program before");
  const stopped = { ...accepted, run: 1, isStopped: true, results: { x, y: { ...x, run: 1 } } };
  expect(summary(stopped)).toBe(
    "1 of 2 cases accepted, stopped; 1 verdict below: of the program before",
  );
  const edited = task("a", { results: { x: { ...x, version: "0" }, y: x } });
  expect(standing(edited)).toBe("untried");
  expect(stalenessWords(edited, row("x"))).toBe("of this case before it was changed");
  expect(stalenessWords(edited, row("y"))).toBe("");
});

it("a task is accepted only when every case of now is", () => {
  const half = task("a", { results: { x: result("AC") } });
  const whole = task("a", { results: { x: result("AC"), y: result("AC") } });
  expect(standing(half)).toBe("untried");
  expect(standing(whole)).toBe("AC");
  expect(standing(task("a", { results: { x: result("AC"), y: result("WA") } }))).toBe("WA");
  expect(standing({ ...whole, broken: { verdict: "CE", message: "" } })).toBe("CE");
  expect(standing({ ...whole, running: { done: 0, total: 2 } })).toBe("running");
  expect(awaitsSubmit(whole)).toBe(true);
  expect(awaitsSubmit({ ...whole, submittedAt: 1 })).toBe(false);
  expect(awaitsSubmit(half)).toBe(false);
});

it("what a debugger has shown goes with the next judging, and stays while the case is debugged", () => {
  const debug = (phase: "waiting" | "ended"): DeskEvent => ({
    ...{ type: "task", slug: "a", change: { debug: { name: "x", phase, lines: ["RangeError"] } } },
  });
  const run: DeskEvent = { type: "task", slug: "a", change: { running: { done: 0, total: 2 } } };
  expect(after(came, debug("ended"), run).tasks[1]?.debug).toBeNull();
  expect(after(came, debug("waiting"), run).tasks[1]?.debug?.lines).toEqual(["RangeError"]);
});
