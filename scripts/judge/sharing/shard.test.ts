import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Case } from "../../problem/case";
import { type ShardBy, shardOf } from "./shard";

function problem(slug: string, cases: readonly (Partial<Case> & { readonly name: string })[]) {
  return { slug, cases: cases.map((testCase) => ({ input: "", expected: "", ...testCase })) };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `case-${at}` }));
const placed = (problems: readonly ReturnType<typeof problem>[]) =>
  problems.flatMap(({ slug, cases }) => cases.map(({ name }) => `${slug}/${name}`));

const someProblems = fc.uniqueArray(
  fc.record({
    slug: fc.stringMatching(/^[a-z]{1,4}$/),
    times: fc.array(fc.option(fc.nat(5000), { nil: undefined }), { maxLength: 12 }),
    isScored: fc.boolean(),
  }),
  { selector: ({ slug }) => slug, maxLength: 12 },
);

describe.each(["hash", "time"] as ShardBy[])("by %s", (by) => {
  it("every case is in exactly one shard, and problems with points stay whole", () => {
    fc.assert(
      fc.property(someProblems, fc.integer({ min: 1, max: 7 }), (drawn, count) => {
        const problems = drawn.map(({ slug, times, isScored }) =>
          problem(
            slug,
            times.map((lastMs, at) => ({
              name: `${at}`,
              ...(lastMs !== undefined && { lastMs }),
              ...(isScored && { points: 1 }),
            })),
          ),
        );
        const shards = Array.from({ length: count }, (_, at) =>
          shardOf(problems, { index: at + 1, count }, by),
        );
        expect(shards.flatMap(placed).sort()).toEqual(placed(problems).sort());
        for (const [at, { isScored }] of drawn.entries()) {
          const parts = shards.filter((shard) => shard[at]!.cases.length > 0);
          if (isScored) expect(parts.length).toBeLessThanOrEqual(1);
        }
      }),
      { seed: 21, numRuns: 300 },
    );
  });
});

it("by hash a case stays where it is when problems and cases come or go", () => {
  const few = [problem("a", names(40)), problem("b", names(40))];
  const more = [problem("0", names(9)), problem("a", names(60)), few[1]!, problem("c", names(9))];
  for (let index = 1; index <= 5; index++) {
    const shard = { index, count: 5 };
    const before = placed(shardOf(few, shard));
    const after = new Set(placed(shardOf(more, shard)));
    expect(before.filter((place) => !after.has(place))).toEqual([]);
    // 16 of 80 in the mean; four standard deviations are 14
    expect(before.length).toBeGreaterThan(2);
    expect(before.length).toBeLessThan(30);
  }
});

it("by time no shard lasts longer than the mean and the longest case", () => {
  const times = [9000, 100, 100, 5000, 200, 300, 4000, 50, 50, 1000, 7000, 20];
  const timed = [
    problem(
      "a",
      times.map((lastMs, at) => ({ name: `${at}`, lastMs })),
    ),
  ];
  const loads = [1, 2, 3].map((index) => {
    const [{ cases }] = shardOf(timed, { index, count: 3 }, "time") as [(typeof timed)[0]];
    return cases.reduce((sum, { lastMs }) => sum + lastMs!, 0);
  });
  const sum = times.reduce((a, b) => a + b);
  expect(loads.reduce((a, b) => a + b)).toBe(sum);
  expect(Math.max(...loads)).toBeLessThanOrEqual(Math.max(9000, (sum / 3) * 1.1));
});
