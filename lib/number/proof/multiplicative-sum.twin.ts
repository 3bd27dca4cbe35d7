import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 469762049;

function tests(random: Random, count: number, most: number): string {
  const line = () => `${random.int(1, most)} ${random.int(0, P - 1)} ${random.int(0, P - 1)}\n`;
  return `${count}\n${Array.from({ length: count }, line).join("")}`;
}

export const twin: Twin = {
  problem: "sum_of_multiplicative_function",
  timeLimitMs: 10_000,
  ...multiplicativeTwin(10 ** 11),
};

/** For the problem with N up to `most`. */
export function multiplicativeTwin(most: number): Omit<Twin, "problem"> {
  return {
    rounds: 5,
    generators: {
      small: (random) => tests(random, 20, 40),
      middle: (random) => tests(random, 2, 20_000),
      // Just before, at and behind a square.
      squares: (random) => `1\n${random.int(2, 90) ** 2 + random.int(-1, 1)} 1 ${P - 1}\n`,
      /** With a = 0 and b = 0 only f(1) is not 0. */
      "max-zeros": () => ({ input: `1\n${most} 0 0\n`, output: "1\n" }),
    },
    atBounds: {
      "max-random": () => `1\n${most} 123456789 234567890\n`,
      "max-count": (random) => tests(random, 10_000, 100),
    },
    naive,
  };
}

/** From the powers of one prime factor of each number. */
function naive(input: string): string {
  const lines = input.trimEnd().split("\n").slice(1);
  const answers = lines.map((line) => {
    const [n, a, b] = line.split(" ").map(Number);
    const values = [0n, 1n];
    let sum = 1n;
    for (let k = 2; k <= n!; k++) {
      let p = 2;
      while (k % p !== 0) p = p * p > k ? k : p + 1;
      let [rest, e] = [k, 0n];
      for (; rest % p === 0; rest /= p) e++;
      values.push((values[rest]! * (BigInt(a!) * e + BigInt(b!) * BigInt(p))) % BigInt(P));
      sum += values[k]!;
    }
    return sum % BigInt(P);
  });
  return `${answers.join("\n")}\n`;
}
