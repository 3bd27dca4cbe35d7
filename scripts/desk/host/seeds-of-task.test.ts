import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SeedHistory } from "../../many/host/seed-history";
import { testFolder } from "../../testing/test-folder";
import { seedsOfTask } from "./seeds-of-task";

const score = (seed: number, value?: number) => {
  const usage = { seed, input: `${seed}`, timeMs: 1, wallMs: 1 };
  return value === undefined
    ? ({ ...usage, verdict: "TLE" } as const)
    : ({ ...usage, verdict: "AC", score: value } as const);
};

it("shows the newest run by seed, and those of its scorer, beside the best that each seed had", () => {
  const file = join(testFolder(), "a.jsonl");
  expect(seedsOfTask("a", file)).toBeNull();
  const add = (results: ReturnType<typeof score>[], more: object = {}) =>
    new SeedHistory(file, () => {}).add(
      { at: "2026", goal: "maximise", scoring: "s", results, ...more },
      "source",
    );
  add([score(0, 10), score(1, 5)], { comment: "first" });
  add([score(0, 99)], { scoring: "t" });
  appendFileSync(file, "torn");
  expect(seedsOfTask("a", file)?.runs).toEqual([{ share: 1, text: "run 2" }]);
  add([score(0, 5), score(1, 4), score(2)], { set: { T0: "3" } });
  const view = seedsOfTask("a", file);
  expect(view).toEqual({
    runs: [
      { share: 1, text: "run 1, first" },
      { share: (0.5 + 0.8) / 2, text: "run 4, trial T0=3" },
    ],
    seeds: [
      { share: 0.5, text: "seed 0: 5" },
      { share: 0.8, text: "seed 1: 4" },
      { share: null, text: "seed 2: TLE" },
    ],
  });
  expect(seedsOfTask("a", file)).toBe(view);
});
