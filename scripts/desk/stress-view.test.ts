import { expect, it } from "vitest";
import type { StressView } from "./desk-state";
import { endedStress, stressView } from "./stress-view";

const START: StressView = { phase: "looking", tried: 0, perSecond: 0, seed: 1, lines: [] };
const base64 = (text: string) => Buffer.from(text).toString("base64");
const fault = (input: string) => ({
  ...{ culprit: "solution", verdict: "WA" as const, message: "line 1", input: base64(input) },
  ...{ expected: base64("3\n"), actual: base64("4\n") },
});

it("follows a run from its first inputs to the smallest one that fails", () => {
  let view = stressView(START, { type: "tried", tried: 500, seconds: 2 });
  expect(view).toMatchObject({ phase: "looking", tried: 500, perSecond: 250 });
  view = stressView(view, { type: "found", seed: 9, tried: 501, fault: fault("7 7") });
  expect(view).toMatchObject({ phase: "shrinking", seed: 9, fault: { input: "7 7" } });
  view = stressView(view, { type: "smaller", fault: fault("1 1") });
  expect(view).toMatchObject({ phase: "shrinking", fault: { input: "1 1", expected: "3\n" } });
  view = stressView(view, { type: "confirmed", fault: fault("1 1") });
  expect(endedStress(view, 1).phase).toBe("found");
});

it("says how a run without a fault ended, and what it said", () => {
  const told = stressView(START, { type: "text", text: "error: no brute.ts\n" });
  expect(endedStress(told, 3)).toMatchObject({ phase: "failed", lines: ["error: no brute.ts"] });
  expect(endedStress(START, 0).phase).toBe("passed");
  expect(endedStress(START, 130).phase).toBe("ended");
});
