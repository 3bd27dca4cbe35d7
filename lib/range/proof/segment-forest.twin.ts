import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P5494",
  timeLimitMs: 2_000,
  middle: 200,
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, m] = [s.size(1, 200_000), s.size(1, 200_000, 4)];
    const counts = s.list(n, () => s.int(0, 200_000));
    // A multiset that was moved into another is not named again.
    const live = [1];
    let made = 1;
    const set = (others = live) => s.numbers(1, 1, m + 1, (random) => [random.pick(others)])[0]!;
    const step = () => {
      const kind = live.length > 1 ? s.pick(0, 1, 2, 3, 4) : s.pick(0, 2, 3, 4);
      const p = set();
      if (kind === 0) live.push(++made);
      if (kind === 0 || kind === 3) return { kind, p, range: s.range(n), x: 0, y: 0 };
      if (kind === 2) return { kind, p, range: [], x: s.int(1, 200_000), y: s.index(n) };
      if (kind === 4) return { kind, p, range: [], x: s.int(1, 1_000_000), y: 0 };
      const x = set(live.filter((other) => other !== p));
      live.splice(live.indexOf(x), 1);
      return { kind, p, range: [], x, y: 0 };
    };
    return { counts, steps: s.list(m, step) };
  },
  // An array of counts for each multiset.
  naive: ({ counts, steps }) => {
    const sets = [[], counts];
    return steps.flatMap(({ kind, p, range: [l, r], x, y }) => {
      const set = sets[p]!;
      if (kind === 0) sets.push(set.map((count, v) => (l! <= v && v < r! ? count : 0)));
      if (kind === 0) set.fill(0, l, r);
      if (kind === 1) sets[p] = set.map((count, v) => count + sets[x]![v]!);
      if (kind === 2) set[y]! += x;
      if (kind === 3) return [set.slice(l, r).reduce((a, b) => a + b, 0)];
      if (kind !== 4) return [];
      let left = x;
      const at = set.findIndex((count) => {
        left -= count;
        return left <= 0;
      });
      return [at < 0 ? -1 : at + 1];
    });
  },
});
