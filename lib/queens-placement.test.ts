import { describe, expect, it } from "vitest";
import { isQueensPlacement } from "./queens-conflicts";
import { queensPlacement } from "./queens-placement";

describe("queensPlacement", () => {
  it("stands for every n to 2,000 and around 10^5, but for 2 and 3", () => {
    const sizes = [...Array(2001).keys(), ...Array.from({ length: 12 }, (_, k) => 100_000 + k)];
    for (const n of sizes) {
      const rows = queensPlacement(n);
      if (n === 2 || n === 3) expect(rows).toBeUndefined();
      else expect(rows?.length === n && isQueensPlacement(rows), `n = ${n}`).toBe(true);
    }
  });

  it("fills the array that it is given", () => {
    const rows = new Int32Array(14).fill(-1);
    expect(queensPlacement(14, rows)).toBe(rows);
    expect(isQueensPlacement(rows)).toBe(true);
  });

  it("refuses a bad size and an array of another length", () => {
    for (const n of [-1, 1.5, Number.NaN, 1e8 + 1]) {
      expect(() => queensPlacement(n)).toThrow(
        `queensPlacement: n must be an integer in [0, 10^8], got ${n}`,
      );
    }
    expect(() => queensPlacement(8, new Int32Array(7))).toThrow("an array of 7 rows for n = 8");
  });
});
