import { described } from "../../../scripts/verify/shape";

const P = 998244353n;

export const twin = described({
  problem: "persistent_range_affine_range_sum",
  timeLimitMs: 5000,
  middle: 100,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000, 3)];
    const value = (low: bigint) => s.bigint(low, P - 1n);
    const numbers = s.list(n, () => value(0n));
    const arrays = [-1];
    const array = () =>
      s.numbers(1, -1, q - 1, (random) => [
        random.int(0, 1) === 0 ? random.pick(arrays) : arrays.at(-1)!,
      ])[0]!;
    const query = (i: number) => {
      const [kind, k] = [s.pick(0, 1, 2), array()];
      const source = kind === 1 ? array() : 0;
      const [l, r] = s.range(n);
      if (kind < 2) arrays.push(i);
      return { i, kind, k, source, l, r, map: kind === 0 ? [value(1n), value(0n)] : [] };
    };
    return { numbers, queries: s.list(q, query) };
  },
  naive: ({ numbers, queries }) => {
    const arrays = new Map([[-1, numbers]]);
    return queries.flatMap(({ i, kind, k, source, l, r, map: [b, c] }) => {
      const array = [...arrays.get(k)!];
      if (kind === 2) return [array.slice(l, r).reduce((sum, x) => sum + x, 0n) % P];
      for (let j = l; j < r; j++) {
        array[j] = kind === 0 ? (b! * array[j]! + c!) % P : arrays.get(source)![j]!;
      }
      arrays.set(i, array);
      return [];
    });
  },
});
