import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { IncrementalSpanningForest } from "../incremental-spanning-forest";

it("equal weights, components and the heaviest edge between two vertices", () => {
  for (const random of rounds(100)) {
    const n = random.int(1, 8);
    const forest = new IncrementalSpanningForest(n);
    const kept = new Map<number, [number, number, number]>();
    for (let id = 0; id < 20; id++) {
      const [u, v, w] = [random.int(0, n - 1), random.int(0, n - 1), random.int(-2, 2)];
      const left = forest.add(u, v, w);
      kept.set(id, [u, v, w]);
      kept.delete(left);
      expect(forest.count).toBe(n - kept.size);
      // Reached from u over the edges of the forest, with the heaviest edge of the way.
      const heaviest = new Map([[u, -1]]);
      const isHeavier = (e: number, f: number) =>
        f === -1 ||
        kept.get(e)![2] > kept.get(f)![2] ||
        (kept.get(e)![2] === kept.get(f)![2] && e > f);
      for (const [at, most] of heaviest) {
        for (const [e, ends] of kept) {
          const to = ends[0] === at ? ends[1] : ends[1] === at ? ends[0] : at;
          if (!heaviest.has(to)) heaviest.set(to, isHeavier(e, most) ? e : most);
        }
      }
      for (let to = 0; to < n; to++) {
        expect(forest.heaviest(u, to)).toBe(heaviest.get(to) ?? -1);
        expect(forest.same(to, u)).toBe(heaviest.has(to));
      }
    }
  }
});
