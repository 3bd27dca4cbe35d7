import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function pair(random: Random, n: number, low = 0): string {
  const terms = () => Array.from({ length: n }, () => random.int(low, P - 1));
  const inner = terms();
  inner[0] = 0;
  return `${n}\n${terms().join(" ")}\n${inner.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "composition_of_formal_power_series_large",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => pair(random, random.int(1, 9)),
    middle: (random) => pair(random, random.int(10, 70)),
    extreme: (random) => pair(random, random.int(30, 40), P - 2),
    /** 1 / (1 - x) of x / (1 - x) is 1 + the sum of 2^(i - 1) x^i. */
    "max-geometric": () => {
      const n = 131_072;
      const powers = ["1"];
      for (let i = 1, power = 1; i < n; i++, power = (2 * power) % P) powers.push(String(power));
      const input = `${n}\n${"1 ".repeat(n)}\n0 ${"1 ".repeat(n - 1)}\n`;
      return { input, output: `${powers.join(" ")}\n` };
    },
    "max-random": (random) => {
      // f = x² has a composition that a square of some terms shows: here g is sparse.
      const n = 131_072;
      const g = new Array<number>(n).fill(0);
      for (let k = 0; k < 30; k++) g[random.int(1, n - 1)] = random.int(1, P - 1);
      const square = new Array<bigint>(n).fill(0n);
      g.forEach((x, i) => {
        if (x === 0) return;
        g.forEach((y, j) => {
          if (y !== 0 && i + j < n) square[i + j]! += BigInt(x) * BigInt(y);
        });
      });
      const f = new Array<number>(n).fill(0);
      f[2] = 1;
      const output = square.map((sum) => sum % BigInt(P)).join(" ");
      return { input: `${n}\n${f.join(" ")}\n${g.join(" ")}\n`, output: `${output}\n` };
    },
  },
  naive: (input) => {
    const [, f, g] = input.split("\n").map((line) => line.split(" ").map(BigInt));
    const n = f!.length;
    const p = BigInt(P);
    const sum = new Array<bigint>(n).fill(0n);
    let power: bigint[] = sum.map((_, i) => (i === 0 ? 1n : 0n));
    for (const factor of f!) {
      power.forEach((term, i) => {
        sum[i] = (sum[i]! + factor * term) % p;
      });
      const next = new Array<bigint>(n).fill(0n);
      power.forEach((term, i) => {
        for (let j = 0; i + j < n; j++) next[i + j] = (next[i + j]! + term * g![j]!) % p;
      });
      power = next;
    }
    return `${sum.join(" ")}\n`;
  },
};
