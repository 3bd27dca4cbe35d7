import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

function queries(random: Random, n: number, q: number, bound: number): string {
  const lines = [`${n} ${q}`];
  const number = () => random.int(-bound, bound);
  // b up to bound² - 1, in steps that leave near ties.
  const line = () => {
    const b = BigInt(random.int(1 - bound, bound - 1)) * BigInt(bound);
    return `${number()} ${b + BigInt(random.int(-1, 1))}`;
  };
  for (let at = 0; at < n; at++) lines.push(line());
  for (let query = 0; query < q; query++) {
    lines.push(random.int(0, 1) === 0 ? `0 ${line()}` : `1 ${number()}`);
  }
  return `${lines.join("\n")}\n`;
}

/** Tangents of y = -x² in any order, the lowest of which at x is -x². */
function tangents(random: Random, n: number): { input: string; output: string } {
  const lines = [`${n} ${n}`];
  const output: string[] = [];
  const places = random.shuffle(Array.from({ length: n }, (_, i) => i - Math.floor(n / 2)));
  for (const x of places) lines.push(`${-2 * x} ${x * x}`);
  for (let query = 0; query < n; query++) {
    const x = random.pick(places);
    lines.push(`1 ${x}`);
    output.push(`${0 - x * x}\n`); // of (t - x)² - x² for all t
  }
  return { input: `${lines.join("\n")}\n`, output: output.join("") };
}

export const twin: Twin = {
  problem: "line_add_get_min",
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([2, 10, 1e9])),
    middle: (random) => queries(random, random.int(100, 300), 100, random.pick([50, 1e9])),
    "max-lines": (random) => queries(random, 200_000, 100, 1e9),
    "max-tangents": (random) => tangents(random, 200_000),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 1e9),
  },
  naive: (input) => {
    const [header, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(BigInt));
    const n = Number(header![0]!);
    const known = lines.slice(0, n);
    const output: string[] = [];
    for (const [kind, first, second] of lines.slice(n)) {
      if (kind === 0n) {
        known.push([first!, second!]);
        continue;
      }
      const ys = known.map(([a, b]) => a! * first! + b!);
      output.push(`${ys.reduce((one, other) => (other < one ? other : one))}\n`);
    }
    return output.join("");
  },
};
