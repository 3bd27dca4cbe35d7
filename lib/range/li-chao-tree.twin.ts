import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

function queries(random: Random, n: number, q: number, bound: number): string {
  const lines = [`${n} ${q}`];
  const number = () => random.int(-bound, bound);
  const segment = () => {
    const [a, b] = [number(), random.int(-bound, bound - 1)];
    const [l, r] = a <= b ? [a, b + 1] : [b, a];
    // b up to bound², in steps that leave near ties.
    return `${l} ${r} ${number()} ${BigInt(number()) * BigInt(bound) + BigInt(random.int(-1, 1))}`;
  };
  for (let at = 0; at < n; at++) lines.push(segment());
  for (let query = 0; query < q; query++) {
    lines.push(random.int(0, 1) === 0 ? `0 ${segment()}` : `1 ${number()}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Tangents of y = -x², the lowest of which at x is -x². */
function tangents(random: Random, n: number): { input: string; output: string } {
  const lines = [`${n} ${n}`];
  const output: string[] = [];
  const places = random.shuffle(Array.from({ length: n }, (_, i) => i - Math.floor(n / 2)));
  for (const x of places) lines.push(`-1000000000 1000000000 ${-2 * x} ${x * x}`);
  for (let query = 0; query < n; query++) {
    const x = random.pick(places);
    lines.push(`1 ${x}`);
    output.push(`${0 - x * x}\n`); // of (t - x)² - x² for all t
  }
  return { input: `${lines.join("\n")}\n`, output: output.join("") };
}

export const twin: Twin = {
  problem: "segment_add_get_min",
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([2, 10, 1e9])),
    middle: (random) => queries(random, random.int(100, 300), 100, random.pick([50, 1e9])),
    "max-segments": (random) => queries(random, 200_000, 100, 1e9),
    "max-tangents": (random) => tangents(random, 200_000),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 1e9),
  },
  naive: (input) => {
    const [header, ...lines] = input.trim().split("\n");
    const n = Number(header!.split(" ")[0]);
    const segments = lines.slice(0, n).map((line) => line.split(" ").map(BigInt));
    const output: string[] = [];
    for (const line of lines.slice(n)) {
      const [kind, ...numbers] = line.split(" ").map(BigInt);
      if (kind === 0n) {
        segments.push(numbers);
        continue;
      }
      const x = numbers[0]!;
      const ys = segments.flatMap(([l, r, a, b]) => (l! <= x && x < r! ? [a! * x + b!] : []));
      if (ys.length === 0) output.push("INFINITY\n");
      else output.push(`${ys.reduce((low, y) => (y < low ? y : low))}\n`);
    }
    return output.join("");
  },
};
