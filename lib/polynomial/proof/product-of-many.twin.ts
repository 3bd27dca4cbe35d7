import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function factors(random: Random, count: number, degree: number): string {
  const lines = Array.from({ length: count }, () => {
    const d = random.int(0, degree);
    const terms = Array.from({ length: d + 1 }, () => random.int(0, P - 1));
    terms[d] = random.int(1, P - 1);
    return `${d} ${terms.join(" ")}\n`;
  });
  return `${count}\n${lines.join("")}`;
}

export const twin: Twin = {
  problem: "product_of_polynomial_sequence",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => factors(random, random.int(0, 4), 3),
    middle: (random) => factors(random, random.int(1, 20), 20),
    uneven: (random) => factors(random, random.int(1, 30), random.pick([1, 100])),
    /** 250,000 times 1 - x², as pairs of 1 - x and 1 + x: even binomial coefficients by the inverses. */
    "max-linear": () => {
      const n = 250_000;
      const inverses = [0n, 1n];
      for (let i = 2; i <= n; i++) {
        inverses.push((BigInt(P - Math.floor(P / i)) * inverses[P % i]!) % BigInt(P));
      }
      const terms = ["1"];
      for (let i = 1, term = 1n; i <= n; i++) {
        term = (((term * BigInt(n - i + 1)) % BigInt(P)) * inverses[i]!) % BigInt(P);
        terms.push("0", `${i % 2 === 0 ? term : (BigInt(P) - term) % BigInt(P)}`);
      }
      const input = `${2 * n}\n${`1 1 1\n1 1 ${P - 1}\n`.repeat(n)}`;
      return { input, output: `${terms.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random-linear": (random) => factors(random, 500_000, 1),
    "max-two": (random) => factors(random, 2, 250_000),
    "max-mixed": (random) => factors(random, 100, 5000),
  },
  /** One by one. */
  naive: (input) => {
    let product = [1n];
    for (const line of input.trimEnd().split("\n").slice(1)) {
      const terms = line.split(" ").slice(1).map(BigInt);
      const next = new Array<bigint>(product.length + terms.length - 1).fill(0n);
      product.forEach((x, i) => {
        terms.forEach((y, j) => {
          next[i + j] = (next[i + j]! + x * y) % BigInt(P);
        });
      });
      product = next;
    }
    return `${product.join(" ")}\n`;
  },
};
