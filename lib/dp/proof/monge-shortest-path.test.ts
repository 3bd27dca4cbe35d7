import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { mongeShortestPath } from "../monge-shortest-path";
import { mongeMatrix } from "./smawk.twin";

it("Monge matrices: all cuts, costs of any sign", () => {
  for (const random of rounds(400)) {
    const n = random.int(0, 20);
    const matrix = mongeMatrix(random, n + 1, n + 1);
    const { least, before } = mongeShortestPath(n, (l, r) => matrix[l]![r]!);
    const wanted = [0];
    for (let r = 1; r <= n; r++) {
      wanted.push(Math.min(...wanted.map((sum, l) => sum + matrix[l]![r]!)));
      expect(least[r]).toBe(least[before[r]!]! + matrix[before[r]!]![r]!);
    }
    expect([...least]).toEqual(wanted);
  }
});

it("calls cost n log n times", () => {
  let calls = 0;
  mongeShortestPath(20_000, (l, r) => {
    calls++;
    return (r - l - 7) ** 2;
  });
  expect(calls).toBeLessThan(2 * 20_000 * 15);
});
