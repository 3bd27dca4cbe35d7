import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

type Gaussian = readonly [bigint, bigint];

function tests(random: Random, count: number, most: number): string {
  const part = () => random.int(-most, most);
  const lines = Array.from({ length: count }, () => `${part()} ${part()} ${part()} ${part()}\n`);
  return `${count}\n${lines.join("")}`;
}

/** Pairs with a common factor. */
function multiples(random: Random, count: number): string {
  const draw = (most: number): Gaussian => [
    BigInt(random.int(-most, most)),
    BigInt(random.int(-most, most)),
  ];
  const lines = Array.from({ length: count }, () => {
    const factor = draw(20_000);
    const a = times(factor, draw(20_000));
    const b = times(factor, draw(20_000));
    return `${a.join(" ")} ${b.join(" ")}\n`;
  });
  return `${count}\n${lines.join("")}`;
}

const times = (a: Gaussian, b: Gaussian): Gaussian => [
  a[0] * b[0] - a[1] * b[1],
  a[0] * b[1] + a[1] * b[0],
];

export const twin: Twin = {
  problem: "gcd_of_gaussian_integers",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => tests(random, 50, 6),
    middle: (random) => multiples(random, 50),
    large: (random) => tests(random, 50, 10 ** 9),
    ends: (random) => {
      const part = () => random.pick([0, 0, 1, -1, 1e9, -1e9]);
      const lines = Array.from({ length: 50 }, () => `${part()} ${part()} ${part()} ${part()}\n`);
      return `50\n${lines.join("")}`;
    },
    "max-random": (random) => tests(random, 100_000, 10 ** 9),
    "max-multiples": (random) => multiples(random, 100_000),
  },
  atBounds: {
    "max-fibonacci": () =>
      `100000\n${"701408733 433494437 433494437 267914296\n701408733 -433494437 433494437 267914296\n".repeat(50_000)}`,
  },
  /** Euclid's algorithm in BigInt, rounding by floor(x + 1/2). */
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    return lines
      .map((line) => {
        const [x, y, u, v] = line.split(" ").map(BigInt) as [bigint, bigint, bigint, bigint];
        let [a, b]: Gaussian[] = [
          [x, y],
          [u, v],
        ];
        while (b![0] !== 0n || b![1] !== 0n) {
          const norm = b![0] ** 2n + b![1] ** 2n;
          const [real, imaginary] = times(a!, [b![0], -b![1]]);
          const quotient: Gaussian = [rounded(real, norm), rounded(imaginary, norm)];
          const multiple = times(quotient, b!);
          [a, b] = [b, [a![0] - multiple[0], a![1] - multiple[1]]];
        }
        return `${a!.join(" ")}\n`;
      })
      .join("");
  },
  /** Right up to a factor 1, -1, i or -i: both answers divide each other. */
  check: (input, output, expected) => {
    const count = Number(input.split("\n")[0]);
    const answers = output.trim().split(/\s+/).map(BigInt);
    if (answers.length !== 2 * count) throw new Error(`expected ${count} pairs`);
    const right = (expected ?? twin.naive(input)).trim().split(/\s+/).map(BigInt);
    for (let i = 0; i < 2 * count; i += 2) {
      const [x, y, u, v] = [answers[i]!, answers[i + 1]!, right[i]!, right[i + 1]!];
      const isTurned = (x === u && y === v) || (x === -u && y === -v);
      if (!isTurned && !(x === v && y === -u) && !(x === -v && y === u)) {
        throw new Error(`case ${i / 2}: expected ${u} ${v} up to a turn, found ${x} ${y}`);
      }
    }
  },
};

/** floor(value / norm + 1 / 2) */
function rounded(value: bigint, norm: bigint): bigint {
  const doubled = 2n * value + norm;
  const rest = ((doubled % (2n * norm)) + 2n * norm) % (2n * norm);
  return (doubled - rest) / (2n * norm);
}
