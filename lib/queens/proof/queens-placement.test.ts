import { expect, it } from "vitest";
import { isQueensPlacement } from "../queens-conflicts";
import { queensPlacement } from "../queens-placement";

it("stands for every n to 2,000 and around 10^5, but for 2 and 3", () => {
  const sizes = [...Array(2001).keys(), ...Array.from({ length: 12 }, (_, k) => 100_000 + k)];
  for (const n of sizes) {
    const rows = queensPlacement(n);
    if (n === 2 || n === 3) expect(rows).toBeUndefined();
    else expect(rows?.length === n && isQueensPlacement(rows), `n = ${n}`).toBe(true);
  }
});

it("fills the array that it is given, wherever it begins, and nothing beside it", () => {
  for (const n of [0, 1, 4, 5, 6, 7, 8, 9, 10, 14, 15, 20, 21, 1000]) {
    for (const from of [0, 1, 2, 3]) {
      const cells = new Int32Array(n + 8).fill(-7);
      const rows = cells.subarray(from, from + n);
      expect(queensPlacement(n, rows)).toBe(rows);
      expect(isQueensPlacement(rows)).toBe(true);
      cells.fill(-7, from, from + n);
      expect(cells.every((cell) => cell === -7)).toBe(true);
    }
  }
});

it("stands where rows as halves of doubles change their exponent", () => {
  for (const [n, from] of [
    [2 ** 20 - 1, 0],
    [2 ** 20, 1],
    [2 ** 20 + 2, 0],
    [2 ** 21 + 3, 1],
    [2 ** 22 + 1, 0],
    [4_194_308, 1],
  ] as const) {
    const rows = new Int32Array(n + 1).subarray(from, from + n);
    queensPlacement(n, rows);
    expect(isQueensPlacement(rows), `n = ${n}`).toBe(true);
  }
});
