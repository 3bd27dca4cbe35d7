import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function queries(random: Random, n: number, q: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(0, P - 1);
  lines.push(Array.from({ length: n }, value).join(" "));
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    const r = random.int(l + 1, n);
    if (random.int(0, 1) === 1) lines.push(`1 ${l} ${r}`);
    else lines.push(`0 ${l} ${r} ${random.int(1, P - 1)} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

/** a x modulo P, by halves of 15 bits: exact, and quicker than bigint. */
function times(a: number, x: number): number {
  return ((((a >> 15) * x) % P) * 32768 + (a & 32767) * x) % P;
}

export const twin: Twin = {
  problem: "range_affine_range_sum",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20),
    middle: (random) => queries(random, random.int(100, 600), 100),
    "max-queries": (random) => queries(random, 60, 500_000),
    "max-length": (random) => queries(random, 500_000, 60),
  },
  atBounds: {
    "max-both": (random) => queries(random, 500_000, 500_000),
  },
  naive: (input) => {
    const [, line, ...rest] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const query of rest) {
      const [kind, l, r, b, c] = query.split(" ").map(Number);
      let sum = 0;
      for (let i = l!; i < r!; i++) {
        if (kind === 0) values[i] = (times(b!, values[i]!) + c!) % P;
        else sum += values[i]!;
      }
      if (kind === 1) output.push(`${sum % P}\n`);
    }
    return output.join("");
  },
};
