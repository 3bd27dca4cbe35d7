import { expect, it } from "vitest";
import { SearchBudget } from "../search-budget";

it("allows everything without limits", () => {
  const budget = new SearchBudget({});
  for (let step = 0; step < 2000; step++) expect(budget.allows(step, 2 ** 40)).toBe(true);
  expect(budget.result(undefined, 5, 6)).toMatchObject({
    stopped: "exhausted",
    states: 5,
    bytes: 6,
  });
});

it("names the limit that was met", () => {
  const states = new SearchBudget({ maxStates: 2 });
  const answers = [states.allows(2, 0), states.allows(3, 0), states.allows(1, 0)];
  expect(answers).toEqual([true, false, false]);
  expect(states.result(undefined, 3, 0).stopped).toBe("states");
  const bytes = new SearchBudget({ maxBytes: 10 });
  expect([bytes.allows(1, 11), bytes.stopped]).toEqual([false, "bytes"]);
  const time = new SearchBudget({
    maxMs: -1,
    clock: () => performance.now(),
  });
  let steps = 1;
  while (time.allows(1, 1)) steps++;
  expect([steps, time.stopped]).toEqual([1024, "time"]);
});

it("reports what was counted, and no limit when there is a solution", () => {
  const budget = new SearchBudget({ maxStates: 1 });
  budget.allows(2, 0);
  budget.frontier(7);
  budget.frontier(3);
  expect(budget.result(new Uint8Array(2), 1, 1)).toMatchObject({
    stopped: undefined,
    peakFrontier: 7,
    generated: 1,
  });
});

it("a limit itself is allowed, and only the limits that are given count", () => {
  expect(new SearchBudget({ maxBytes: 10 }).allows(1, 10)).toBe(true);
  expect(new SearchBudget({ maxStates: 10 }).allows(10, 1)).toBe(true);
  expect(new SearchBudget({ maxBytes: 10 }).allows(2 ** 40, 0)).toBe(true);
  expect(new SearchBudget({ maxStates: 10 }).allows(0, 2 ** 40)).toBe(true);
  const fresh = new SearchBudget({});
  expect(fresh.result(undefined, 1, 1)).toMatchObject({
    peakFrontier: 1,
    generated: 1,
    expanded: 0,
    ms: 0,
  });
  const now = [100, 100];
  const timed = new SearchBudget({ maxMs: 5, clock: () => now.shift() ?? 105 });
  for (let step = 0; step < 1200; step++) expect(timed.allows(1, 1)).toBe(true);
  expect(timed.result(undefined, 1, 1)).toMatchObject({ stopped: "exhausted", ms: 5 });
});
