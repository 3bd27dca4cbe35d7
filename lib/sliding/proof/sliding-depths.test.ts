import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { slidingDepths } from "../sliding-depths";
import { SlidingTable } from "../sliding-table";

for (const [rows, columns] of tableOf("2 2, 2 3, 3 2, 2 4, 4 2, 3 3, 5 2")) {
  it(`counts the states of ${rows}×${columns} at each depth as the table of all states does`, () => {
    const counts: number[] = [];
    for (const depth of new SlidingTable(rows, columns).distance)
      counts[depth] = (counts[depth] ?? 0) + 1;
    const reported: (readonly [number, number])[] = [];
    expect(slidingDepths(rows, columns, (depth, states) => reported.push([depth, states]))).toEqual(
      counts,
    );
    expect(reported).toEqual([...counts.entries()]);
  });
}

it("takes twelve cells in the space of the card", () => {
  const states: number[] = [];
  const bytes = () => process.memoryUsage().arrayBuffers;
  const before = bytes();
  const first = () =>
    slidingDepths(3, 4, (depth, count) => {
      if (depth === 0) expect(bytes() - before).toBeLessThan(70e6);
      states.push(count);
      if (depth === 3) throw new RangeError("enough");
    });
  expect(first).toThrow("enough");
  // Each state but the goal leads to all its neighbours but one; no two paths meet so soon.
  expect(states).toEqual([1, 2, 4, 9]);
});
