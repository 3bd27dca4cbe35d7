import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "double_ended_priority_queue",
  timeLimitMs: 10_000,
  rounds: 40,
  middle: 300,
  shape: (s) => {
    const [n, q] = [s.size(0, 500_000), s.size(1, 500_000, 4)];
    const numbers = s.list(n, () => s.int(-1e9, 1e9));
    let count = n;
    const query = () => {
      const kind = count === 0 ? s.pick(0) : s.pick(0, 1, 2);
      count += kind === 0 ? 1 : -1;
      return { kind, x: kind === 0 ? s.int(-1e9, 1e9) : 0 };
    };
    return { numbers, queries: s.list(q, query) };
  },
  naive: ({ numbers, queries }) =>
    queries.flatMap(({ kind, x }) => {
      if (kind === 0) numbers.push(x);
      if (kind === 0) return [];
      const wanted = numbers.reduce((a, b) => (kind === 1 ? Math.min(a, b) : Math.max(a, b)));
      numbers.splice(numbers.indexOf(wanted), 1);
      return wanted;
    }),
  atBounds: {
    "max-up": () => inOrder(1, "01"),
    "max-down": () => inOrder(-1, "01"),
    "max-taken-from-below": () => inOrder(1, "1"),
    "max-taken-from-above": () => inOrder(1, "2"),
  },
});

/** Numbers come in order, while one of the two ends is taken again and again. */
function inOrder(step: number, kinds: string): string {
  const n = 500_000;
  const first = Array.from({ length: n }, (_, i) => step * i);
  const lines = Array.from({ length: n }, (_, at) => {
    const kind = kinds[at % kinds.length]!;
    return kind === "0" ? `0 ${step * (n + at)}` : kind;
  });
  return `${[`${n} ${n}`, first.join(" "), ...lines].join("\n")}\n`;
}
