import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DPL_2_A",
  timeLimitMs: 1000,
  rounds: 15, // each takes the widest beam
  small: 7,
  middle: 0,
  shape: (s) => {
    const n = s.size(2, 15);
    const m = s.size(0, n * (n - 1), 6);
    return { n, arcs: s.graph(n, m, { directed: true }, () => s.int(0, 1000)) };
  },
  generators: {
    sample: () => ({ input: "4 6\n0 1 2\n1 2 3\n1 3 9\n2 0 1\n2 3 6\n3 2 4\n", output: "16\n" }),
    // Two neighbours in a hidden order are 1 apart, all others 1000.
    "max-hidden": (random) => {
      const order = random.shuffle(Array.from({ length: 15 }, (_, i) => i));
      const lines = order.flatMap((s, i) =>
        order.flatMap((t, j) => (i === j ? [] : `${s} ${t} ${j === (i + 1) % 15 ? 1 : 1000}\n`)),
      );
      return { input: `15 210\n${lines.join("")}`, output: "15\n" };
    },
  },
  /** All orders. */
  naive: ({ n, arcs }) => {
    const lengths = new Map(arcs.map(([s, t, d]) => [`${s} ${t}`, d]));
    const visit = (at: number, left: readonly number[]): number => {
      if (left.length === 0) return lengths.get(`${at} 0`) ?? Infinity;
      const rest = (to: number) => left.filter((v) => v !== to);
      return Math.min(
        ...left.map((to) => (lengths.get(`${at} ${to}`) ?? Infinity) + visit(to, rest(to))),
      );
    };
    const others = Array.from({ length: n - 1 }, (_, i) => i + 1);
    const least = visit(0, others);
    return least < Infinity ? least : -1;
  },
});
