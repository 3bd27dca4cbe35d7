import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

/** Every element knows its set and its potential in it; joining rewrites the smaller set. */
export const twin = described({
  problem: "unionfind_with_potential",
  timeLimitMs: 5_000,
  middle: 80,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 4)];
    const hidden: number[] = [];
    const query = () => {
      const [kind, u, v] = [s.pick(0, 1), s.index(n), s.index(n)];
      if (kind === 1) return { u, v };
      // Most statements hold for hidden numbers, so that they agree.
      const [x] = s.numbers(1, 0, P - 1, (random) => {
        const [a, b] = [u, v].map((at) => (hidden[at] ??= random.int(0, P - 1))) as [
          number,
          number,
        ];
        return [random.int(0, 9) > 0 ? (a - b + P) % P : random.int(0, P - 1)];
      });
      return { u, v, x };
    };
    return { n, queries: s.list(q, query) };
  },
  naive: ({ n, queries }) => {
    const members = Array.from({ length: n }, (_, at) => [at]);
    const label = Array.from({ length: n }, (_, at) => at);
    const potential = new Float64Array(n);
    return queries.map(({ u, v, x }) => {
      const isOne = label[u] === label[v];
      const difference = (potential[u]! - potential[v]! + P) % P;
      if (x === undefined) return isOne ? difference : -1;
      if (isOne) return +(difference === x);
      const isSmall = members[label[u]!]!.length < members[label[v]!]!.length;
      const [small, large] = isSmall ? [label[u]!, label[v]!] : [label[v]!, label[u]!];
      // By how much the potentials of the smaller set have to rise.
      const rise = ((isSmall ? x - difference : difference - x) + P) % P;
      for (const member of members[small]!) {
        label[member] = large;
        potential[member] = (potential[member]! + rise) % P;
        members[large]!.push(member);
      }
      return 1;
    });
  },
});
