import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function division(random: Random, n: number, m: number, low = 0): string {
  const terms = (count: number) => {
    const coefficients = Array.from({ length: count }, () => random.int(low, P - 1));
    if (count > 0) coefficients[count - 1] = random.int(1, P - 1);
    return coefficients.join(" ");
  };
  return `${n} ${m}\n${terms(n)}\n${terms(m)}\n`;
}

export const twin: Twin = {
  problem: "division_of_polynomials",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => division(random, random.int(1, 9), random.int(1, 9)),
    middle: (random) => division(random, random.int(1, 250), random.int(1, 120)),
    long: (random) => division(random, random.int(200, 300), random.int(70, 130), P - 2),
    shorter: (random) => division(random, random.int(1, 5), random.int(5, 9)),
    gap: (random) => {
      const [n, m] = [random.int(2, 30), random.int(2, 9)];
      return `${n} ${m}\n${"0 ".repeat(n - 1)}1\n1 ${"0 ".repeat(m - 2)}1\n`;
    },
    /** x^n - 1 = (x - 1) (1 + x + … + x^(n - 1)). */
    "max-geometric": () => {
      const [n, m] = [499_999, 250_001];
      const input = `${n + 1} ${m}\n${P - 1}${" 0".repeat(n - 1)} 1\n${"1 ".repeat(m)}\n`;
      // x^n - 1 = x^(n - m) (x^m - 1) + x^(n - m) - 1, n - m < m.
      const quotient = new Array(n - m + 1).fill(0);
      quotient[n - m] = P - 1;
      quotient.push(1);
      const remainder = new Array(n - m + 1).fill(0);
      remainder[0] = P - 1;
      remainder[n - m] = 1;
      const output = `${quotient.length} ${remainder.length}\n${quotient.join(" ")}\n${remainder.join(" ")}\n`;
      return { input, output };
    },
  },
  atBounds: {
    "max-random": (random) => division(random, 500_000, 250_000),
    "max-linear": (random) => division(random, 500_000, 2),
    "max-constant": (random) => division(random, 500_000, 1),
    "max-short": (random) => division(random, 500_000, 500_000),
    "max-longer": (random) => division(random, 10, 500_000),
    // Nearly all terms are 0.
    "max-gap": () => `500000 250000\n${"0 ".repeat(499_999)}1\n1 ${"0 ".repeat(249_998)}1\n`,
  },
  naive: (input) => {
    const lines = input.split("\n");
    const p = BigInt(P);
    const rest = lines[1]!.split(" ").map(BigInt);
    const divisor = lines[2]!.split(" ").map(BigInt);
    const inverse = naiveInverse(divisor[divisor.length - 1]!, p); // of the highest term, by Fermat
    const quotient: bigint[] = [];
    for (let at = rest.length - divisor.length; at >= 0; at--) {
      const factor = (rest[at + divisor.length - 1]! * inverse) % p;
      quotient.unshift(factor);
      divisor.forEach((term, i) => {
        rest[at + i] = (((rest[at + i]! - factor * term) % p) + p) % p;
      });
    }
    while (rest.length > 0 && rest[rest.length - 1] === 0n) rest.pop();
    return `${quotient.length} ${rest.length}\n${quotient.join(" ")}\n${rest.join(" ")}\n`;
  },
};
