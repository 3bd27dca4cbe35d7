import { expect, test } from "vitest";
import { type DmojEntry, dmojGrading } from "./dmoj-grading";

// Each row was worked out by hand from DMOJ's documentation of init.yml.

const alone = (points: number): [DmojEntry] => [{ name: "", points, dependencies: [] }];
const batch = (points: number, cases: number, ...dependencies: number[]) =>
  Array.from({ length: cases }, (): DmojEntry => ({ name: "", points, batch: 0, dependencies }));

/** Numbers cases and batches; the cases whose numbers are `wrong` fail. */
function points(groups: readonly DmojEntry[][], wrong: readonly number[]): number | undefined {
  let [count, batches] = [0, 0];
  const entries = groups.flatMap((group) => {
    if (group[0]!.batch !== undefined) batches++;
    return group.map((entry): DmojEntry => {
      const name = String(++count);
      return { ...entry, name, ...(entry.batch !== undefined && { batch: batches }) };
    });
  });
  return dmojGrading(entries)(
    entries.map(({ name }) => ({ name, verdict: wrong.includes(Number(name)) ? "WA" : "AC" })),
  ).points;
}

test.each<[string, DmojEntry[][], number[], number]>([
  ["all right", [alone(1), batch(5, 2)], [], 6],
  ["a failed case worth 0 ends all that follows", [alone(0), batch(5, 2)], [1], 0],
  ["what came before it counts", [alone(2), alone(0), batch(5, 2), alone(1)], [2], 2],
  ["behind a right case worth 0 a failure ends nothing", [alone(0), alone(2), alone(3)], [2], 3],
  ["a failed case ends its batch alone", [batch(4, 2), batch(5, 2)], [1], 5],
  ["a batch needs those it depends on", [alone(1), batch(5, 1), batch(5, 1, 1)], [2], 1],
  [
    "and those that failed for want of another",
    [batch(1, 1), batch(2, 1, 1), batch(4, 1, 2)],
    [1],
    0,
  ],
  ["another batch goes on", [batch(1, 1), batch(2, 1, 1), batch(4, 1)], [1], 4],
])("%s", (_, groups, wrong, expected) => {
  expect(points(groups, wrong)).toBe(expected);
});
