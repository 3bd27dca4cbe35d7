import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { ExactCover } from "../exact-cover";

it("counts and finds solutions as all choices of sets do, with items that need not be covered", () => {
  for (const random of rounds(400)) {
    const items = random.int(0, 6);
    const needed = random.int(0, items);
    const cover = new ExactCover(items, needed);
    const sets = Array.from({ length: random.int(0, 9) }, () => {
      const mask = items === 0 ? 0 : random.int(1, 2 ** items - 1);
      const set = Array.from({ length: items }, (_, item) => item).filter((i) => (mask >> i) & 1);
      random.shuffle(set);
      cover.add(set);
      return mask;
    });
    const all = 2 ** needed - 1;
    const isSolution = (choice: number) => {
      let covered = 0;
      for (let k = 0; k < sets.length; k++) {
        if (((choice >> k) & 1) === 0) continue;
        // No set may do without a needed item: the search chooses sets for their sake alone.
        if (covered & sets[k]! || (sets[k]! & all) === 0) return false;
        covered |= sets[k]!;
      }
      return (covered & all) === all;
    };
    const choices = Array.from({ length: 2 ** sets.length }, (_, choice) => choice);
    const solutions = choices.filter(isSolution);
    expect(cover.count()).toBe(solutions.length);
    expect(cover.count(2)).toBe(Math.min(2, solutions.length));
    const solution = cover.solve();
    expect(solution === undefined).toBe(solutions.length === 0);
    if (solution === undefined) continue;
    expect(solutions).toContain(solution.reduce((choice, k) => choice + 2 ** k, 0));
    expect(cover.count()).toBe(solutions.length); // everything is as it was
  }
});

it("places queens: 92 ways on 8 × 8, 724 on 10 × 10 (OEIS A000170)", () => {
  for (const [n, ways] of tableOf("1 1, 2 0, 6 4, 8 92, 10 724")) {
    const cover = new ExactCover(6 * n - 2, 2 * n);
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) cover.add([i, n + j, 2 * n + i + j, 5 * n - 2 + i - j]);
    expect(cover.count()).toBe(ways);
  }
});
