import { describe, expect, it } from "vitest";
import { queensAll } from "./queens-all";
import { isQueensPlacement } from "./queens-conflicts";
import { QueensOracle } from "./queens-oracle";
import { queensPlacement } from "./queens-placement";

/** Every start of columns that do not attack each other, by the rule. */
function starts(n: number, rows: number[] = []): number[][] {
  const longer = Array.from({ length: n }, (_, row) => row).filter(
    (row) =>
      rows.length < n &&
      rows.every((other, at) => other !== row && Math.abs(other - row) !== rows.length - at),
  );
  return [rows, ...longer.flatMap((row) => starts(n, [...rows, row]))];
}

describe("QueensOracle", () => {
  it("answers for every start of every board to n = 8 as the list of all placements does", () => {
    for (let n = 1; n <= 8; n++) {
      const oracle = new QueensOracle(n);
      const possible = new Set<string>();
      queensAll(n, (rows) => {
        for (let count = 0; count <= n; count++) possible.add(rows.subarray(0, count).join());
      });
      for (const first of starts(n)) {
        const answer = oracle.ask(first, first.length, 1e6);
        if (answer !== (possible.has(first.join()) ? "yes" : "no")) expect(first).toBe(answer);
        if (answer !== "yes") continue;
        expect(isQueensPlacement(oracle.rows)).toBe(true);
        expect([...oracle.rows.subarray(0, first.length)]).toEqual(first);
      }
    }
  });

  it("never says more than it knows: gives up within any budget, or is right", () => {
    const oracle = new QueensOracle(8);
    const answers = Array.from({ length: 60 }, (_, budget) => oracle.ask([0, 2], 2, budget));
    expect(answers[0]).toBe("gave up");
    expect(answers.at(-1)).toBe("no");
    expect(answers.indexOf("no")).toBe(answers.lastIndexOf("gave up") + 1);
    expect(new Set(answers)).toEqual(new Set(["gave up", "no"]));
  });

  it("goes on from half a placement where both words are used", () => {
    for (const n of [31, 32, 33, 40, 63, 64]) {
      const oracle = new QueensOracle(n);
      const first = queensPlacement(n)!;
      expect(oracle.ask(first, n >> 1, 1e6)).toBe("yes");
      expect(isQueensPlacement(oracle.rows)).toBe(true);
    }
  });

  it("refuses bad sizes", () => {
    expect(() => new QueensOracle(65)).toThrow("n must be an integer in [1, 64], got 65");
    expect(() => new QueensOracle(8).ask([], 9, 1)).toThrow("count must be in [0, 8], got 9");
  });
});
