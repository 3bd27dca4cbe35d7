import { expect, it } from "vitest";
import { afterEnd, afterLine, programLines, programStatus, STARTED } from "./program-run";

const lines = (events: readonly object[]) =>
  events.map((event) => JSON.stringify(event)).reduce(afterLine, STARTED);
const start = { type: "run-start", cases: 2 };
const accepted = { type: "case-end", name: "a-1", verdict: "AC", message: "", timeMs: 12.4 };

it("shows verdicts as they come", () => {
  const run = lines([start, accepted]);
  expect(programStatus(run)).toEqual({ text: "1/2 judged", isBad: false });
  const wrong = { ...accepted, name: "a-2", verdict: "WA", message: "line 1" };
  const whole = afterEnd(afterLine(run, JSON.stringify(wrong)), "");
  expect(programStatus(whole)).toEqual({ text: "1/2 AC · WA on a-2 · 12 ms", isBad: true });
  const told = ["AC a-1  12 ms", "WA a-2  12 ms  line 1"];
  expect(programLines(whole)).toEqual(told);
  const noted = afterLine(whole, JSON.stringify({ type: "problem-end", notes: ["no /dev/stdin"] }));
  expect(programLines(noted)).toEqual([...told, "note: no /dev/stdin"]);
});

it("says why nothing was judged", () => {
  const broken = { ...accepted, verdict: "CE", message: "a.ts:1:1: no", notRun: true };
  expect(programStatus(afterEnd(lines([start, broken]), "")).text).toBe("CE: a.ts:1:1: no");
  const said = "error: no cases beside a.ts\n  try: jb case a.ts\n";
  const run = afterEnd(afterLine(STARTED, "no event"), said);
  expect(programStatus(run)).toEqual({
    ...{ text: "no cases beside a.ts (try: jb case a.ts)", isBad: true },
  });
});
