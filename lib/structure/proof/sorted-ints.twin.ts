import { described } from "../../../scripts/verify/shape";

const SIZE = 500_000;

/** By name, the line `at` of an input that is in order, to even numbers. */
const orders: Readonly<Record<string, (at: number) => string>> = {
  up: (at) => `0 ${at}`,
  down: (at) => `0 ${1e9 - at}`,
  "from-middle": (at) => `0 ${5e8 + (at % 2 === 0 ? at : -at)}`,
  removed: (at) => `1 ${2 * at}`,
  "in-and-out": (at) => `${at % 2} ${2 * SIZE + (at >> 1)}`,
};

function inOrder(line: (at: number) => string): string {
  const numbers = Array.from({ length: SIZE }, (_, i) => 2 * i);
  const lines = numbers.map((_, at) => (at % 8 === 7 ? `2 ${at >> 1}` : line(at)));
  return `${[`${SIZE} ${SIZE}`, numbers.join(" "), ...lines].join("\n")}\n`;
}

export const twin = described({
  problem: "ordered_set",
  timeLimitMs: 10_000,
  rounds: 40,
  small: 12,
  middle: 600,
  shape: (s) => {
    const [n, q] = [s.size(0, 500_000), s.size(1, 500_000, 3)];
    let last = -1;
    const numbers = s.list(n, (i) => {
      last = s.int(last + 1, Math.min(last + 2000, 1e9 - n + i));
      return last;
    });
    const query = () => {
      const kind = s.pick(0, 1, 2, 3, 4, 5);
      return [kind, kind === 2 ? s.int(1, Math.max(1, n)) : s.int(0, 1e9)] as const;
    };
    return { numbers, queries: s.list(q, query) };
  },
  /** An array that is sorted after every change. */
  naive: ({ numbers, queries }) =>
    queries.flatMap(([kind, x]) => {
      const at = numbers.filter((y) => y < x).length;
      const isThere = numbers[at] === x;
      if (kind === 0 && !isThere) numbers.splice(at, 0, x);
      if (kind === 1 && isThere) numbers.splice(at, 1);
      if (kind < 2) return [];
      if (kind === 2) return numbers[x - 1] ?? -1;
      if (kind === 3) return at + +isThere;
      if (kind === 4) return isThere ? x : (numbers[at - 1] ?? -1);
      return numbers[at] ?? -1;
    }),
  atBounds: Object.fromEntries(
    Object.entries(orders).map(([name, line]) => [`max-${name}`, () => inOrder(line)]),
  ),
});
