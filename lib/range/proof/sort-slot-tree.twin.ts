import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function queries(random: Random, n: number, q: number, kinds: readonly number[]): string {
  const value = () => random.int(0, Number(P) - 1);
  // Different keys, spread over the whole range.
  const step = Math.floor(1e9 / (n + q));
  const keys = random.shuffle(
    Array.from({ length: n + q }, (_, i) => i * step + random.int(0, step - 1)),
  );
  const triple = () => `${keys.pop()} ${value() || 1} ${value()}`;
  const lines = [`${n} ${q}`];
  for (let i = 0; i < n; i++) lines.push(triple());
  for (let query = 0; query < q; query++) {
    const kind = random.pick(kinds);
    const l = random.int(0, n - 1);
    const r = random.int(l + 1, n);
    if (kind === 0) lines.push(`0 ${l} ${triple()}`);
    else lines.push(`${kind} ${l} ${r}${kind === 1 ? ` ${value()}` : ""}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "point_set_range_sort_range_composite",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 30, [0, 1, 1, 2, 3]),
    middle: (random) => queries(random, random.int(50, 200), 100, [0, 1, 2, 3]),
    "max-queries": (random) => queries(random, 10, 100_000, [0, 1, 2, 3]),
  },
  atBounds: {
    "max-all": (random) => queries(random, 100_000, 100_000, [0, 1, 2, 3]),
    "max-few-sorts": (random) =>
      queries(random, 100_000, 100_000, [...new Array(30).fill(0), ...new Array(30).fill(1), 2, 3]),
  },
  naive: (input) => {
    const [header, ...lines] = input.trim().split("\n");
    const n = Number(header!.split(" ")[0]);
    const triples = lines.slice(0, n).map((line) => line.split(" ").map(BigInt));
    const output: string[] = [];
    for (const line of lines.slice(n)) {
      const [kind, l, r] = line.split(" ").map(Number);
      const rest = line.split(" ").slice(2).map(BigInt);
      const part = triples.slice(l, r);
      if (kind === 0) triples[l!] = rest;
      else if (kind === 1)
        output.push(`${part.reduce((x, [, a, b]) => (a! * x + b!) % P, rest[1]!)}\n`);
      else {
        part.sort(([p], [q]) => Number(p! - q!) * (kind === 2 ? 1 : -1));
        triples.splice(l!, part.length, ...part);
      }
    }
    return output.join("");
  },
};
