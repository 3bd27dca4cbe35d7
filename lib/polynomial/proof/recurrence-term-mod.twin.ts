import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 1_000_000_007n;

function graph(random: Random, n: number, m: number, k: number): string {
  const edges = Array.from({ length: m }, () => `${random.int(1, n)} ${random.int(1, n)}\n`);
  return `${n} ${m} ${k}\n${edges.join("")}`;
}

/** All edges but loops: ((n - 1)^k - (-1)^k) / n paths to another vertex. */
function complete(n: number, k: number): { input: string; output: string } {
  const edges: string[] = [];
  for (let a = 1; a <= n; a++) {
    for (let b = 1; b <= n; b++) if (a !== b) edges.push(`${a} ${b}\n`);
  }
  const difference = power(BigInt(n - 1), BigInt(k)) - (k % 2 === 0 ? 1n : -1n);
  const count = (difference * power(BigInt(n), P - 2n)) % P;
  return { input: `${n} ${edges.length} ${k}\n${edges.join("")}`, output: `${count}\n` };
}

const power = (base: bigint, exponent: bigint) => naivePower(base, exponent, P);

export const twin: Twin = {
  problem: "1723",
  timeLimitMs: 1000,
  rounds: 100,
  generators: {
    small: (random) => graph(random, random.int(1, 6), random.int(1, 12), random.int(1, 40)),
    middle: (random) => graph(random, random.int(7, 30), random.int(40, 90), random.int(1, 500)),
    sparse: (random) => graph(random, 20, 22, random.int(1, 300)),
    "max-complete": () => complete(100, 1_000_000_000),
    "max-k": (random) => graph(random, 30, 200, 1_000_000_000),
  },
  atBounds: {
    "max-random": (random) => graph(random, 100, 9900, 1_000_000_000),
  },
  /** The power of the matrix, by squares. */
  naive: (input) => {
    const [[n, , k] = [], ...edges] = rowsOf(input);
    const zeros = () => Array.from({ length: n! }, () => new Array<bigint>(n!).fill(0n));
    const product = (a: bigint[][], b: bigint[][]) => {
      const result = zeros();
      a.forEach((row, i) => {
        row.forEach((value, j) => {
          if (value === 0n) return;
          for (let l = 0; l < n!; l++) result[i]![l] = (result[i]![l]! + value * b[j]![l]!) % P;
        });
      });
      return result;
    };
    const step = zeros();
    for (const [a, b] of edges) step[a! - 1]![b! - 1]!++;
    let walks = zeros();
    for (let i = 0; i < n!; i++) walks[i]![i] = 1n;
    for (const bit of k!.toString(2)) {
      walks = product(walks, walks);
      if (bit === "1") walks = product(walks, step);
    }
    return `${walks[0]![n! - 1]}\n`;
  },
};
