import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { HistoricMaxTree } from "../historic-max-tree";

it("agrees with an array, with assignments too", () => {
  for (const random of rounds(200)) {
    const bound = random.pick([2, 10, 1000]);
    const number = () => random.int(-bound, bound);
    const values = Array.from({ length: random.int(0, 20) }, number);
    const ever = [...values];
    const tree = new HistoricMaxTree(values);
    for (let step = 0; step < 50; step++) {
      const l = random.int(0, values.length);
      const r = random.int(l, values.length);
      const kind = random.int(0, 3);
      const x = number();
      if (kind === 0) tree.add(l, r, x);
      else if (kind === 1) tree.chmin(l, r, x);
      else if (kind === 2) tree.assign(l, r, x);
      for (let i = l; i < r; i++) {
        const a = values[i]!;
        values[i] = [a + x, Math.min(a, x), x, a][kind]!;
        ever[i] = Math.max(ever[i]!, values[i]!);
      }
      const from = random.int(0, values.length);
      const to = random.int(from, values.length);
      const part = values.slice(from, to);
      expect(tree.sum(from, to)).toBe(part.reduce((sum, a) => sum + a, 0));
      expect(tree.max(from, to)).toBe(Math.max(...part));
      expect(tree.historicMax(from, to)).toBe(Math.max(...ever.slice(from, to)));
    }
  }
});

it("minima that change only the largest numbers stay at the root", () => {
  const n = 2 ** 17;
  const tree = new HistoricMaxTree(Array.from({ length: n }, (_, i) => (i & 1 ? 1e5 : 0)));
  for (let x = 1; x < 1e5; x++) tree.chmin(0, n, 1e5 - x);
  expect([tree.sum(0, n), tree.max(5, 6), tree.historicMax(4, 5)]).toEqual([n / 2, 1, 0]);
});
