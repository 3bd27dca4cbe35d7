import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function factors(random: Random, n: number, m: number, k: number, low = 0): string {
  const rows = (count: number, length: number) =>
    Array.from({ length: count }, () =>
      Array.from({ length }, () => random.int(low, P - 1)).join(" "),
    );
  return `${[`${n} ${m} ${k}`, ...rows(n, m), ...rows(m, k)].join("\n")}\n`;
}

/** Both factors filled with one entry: every entry of the product is n times the square. */
function equal(n: number, entry: number) {
  const row = new Array(n).fill(entry).join(" ");
  const answer = (BigInt(n) * BigInt(entry) * BigInt(entry)) % BigInt(P);
  return {
    input: `${n} ${n} ${n}\n${`${row}\n`.repeat(2 * n)}`,
    output: `${new Array(n).fill(answer).join(" ")}\n`.repeat(n),
  };
}

export const twin: Twin = {
  problem: "matrix_product",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => factors(random, random.int(1, 5), random.int(1, 5), random.int(1, 5)),
    extreme: (random) => factors(random, 9, 40, 7, P - 2),
    middle: (random) => factors(random, 31, 64, 50),
    "max-equal": () => equal(1024, P - 1),
    "max-half": () => equal(1024, (P - 1) / 2),
  },
  atBounds: {
    "max-random": (random) => factors(random, 1024, 1024, 1024),
    "max-thin": (random) => factors(random, 1024, 1, 1024),
    "max-dot": (random) => factors(random, 1, 1024, 1),
    "max-odd-sizes": (random) => factors(random, 1023, 1021, 1019),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const [n, m] = head!.split(" ").map(Number);
    const rows = lines.map((line) => line.split(" ").map(BigInt));
    const right = rows.slice(n);
    const answers = rows.slice(0, n).map((row) =>
      right[0]!
        .map((_, j) => {
          let sum = 0n;
          for (let k = 0; k < m!; k++) sum += row[k]! * right[k]![j]!;
          return sum % BigInt(P);
        })
        .join(" "),
    );
    return `${answers.join("\n")}\n`;
  },
};
