import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P3377",
  timeLimitMs: 1_000,
  rounds: 50,
  first: 1,
  shape: (s) => {
    const [n, m] = [s.size(1, 100_000), s.size(1, 100_000, 3)];
    const values = s.list(n, () => s.int(-(2 ** 31), 2 ** 31 - 1));
    const step = () =>
      s.pick(1, 2) === 1 ? { x: s.index(n), y: s.index(n) } : { x: s.index(n), y: -1 };
    return { values, steps: s.list(m, step) };
  },
  naive: ({ values, steps }) => {
    const heaps = values.map((_, i) => new Set([i]));
    const heapOf = (i: number) => heaps.find((heap) => heap.has(i));
    return steps.flatMap(({ x, y }) => {
      const heap = heapOf(x);
      if (y < 0) {
        if (!heap) return -1;
        const [least] = [...heap].sort((a, b) => values[a]! - values[b]! || a - b);
        heap.delete(least!);
        return values[least!]!;
      }
      const other = heapOf(y);
      if (!heap || !other || heap === other) return [];
      for (const i of other) heap.add(i);
      other.clear();
      return [];
    });
  },
});
