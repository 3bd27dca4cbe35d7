import { described } from "../../../scripts/verify/shape";

/** Two circles of n / 2 cities and one more, whose lengths have no common divisor; the last flight opens late. */
function circles(n: number, opens: number): string {
  const half = Math.floor((n - 1) / 2);
  const rows: string[] = [];
  for (let i = 1; i < half; i++) rows.push(`${i} ${i + 1} 0`);
  rows.push(`${half} 1 0`, `${half} ${half + 1} 0`, `${half + 1} 1 0`, `${half} ${n} ${opens}`);
  return `${n} ${rows.length}\n${rows.join("\n")}\n`;
}

export const twin = described({
  problem: "576D",
  timeLimitMs: 4000,
  rounds: 60,
  first: 1,
  small: 7,
  middle: 40,
  generators: { circles: (random) => circles(random.int(3, 60), random.int(0, 3000)) },
  atBounds: { "max-circles": () => circles(150, 999_999_937) },
  shape: (s) => {
    const [n, m] = [s.size(2, 150), s.size(1, 150)];
    const opens = () =>
      s.numbers(1, 0, 1e9, (random) => [random.int(0, m < 150 ? random.pick([40, 300]) : 1e9)])[0]!;
    return { n, flights: s.list(m, () => [s.index(n), s.index(n), opens()] as const) };
  },
  /** Flight after flight: the set of cities where one may be, until it can only repeat. */
  naive: ({ n, flights }) => {
    const last = Math.max(...flights.map((flight) => flight[2]));
    let places = new Set([0]);
    // Once all flights are open, n more lead wherever any number of them leads for the first time.
    for (let taken = 0; taken <= last + n; taken++) {
      if (places.has(n - 1)) return taken;
      const next = new Set<number>();
      for (const [from, to, opens] of flights) {
        if (opens <= taken && places.has(from)) next.add(to);
      }
      places = next;
    }
    return "Impossible";
  },
});
