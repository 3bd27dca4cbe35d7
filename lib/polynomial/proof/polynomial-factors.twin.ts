import { described } from "../../../scripts/verify/shape";
import type { Answered } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { naiveProduct } from "./naive-sums";

const P = 998244353;

/** The product of factors that are irreducible; the same one may occur several times. */
function known(p: number, factors: readonly (readonly bigint[])[]): Answered {
  const counts = new Map<string, number>();
  let f = [1n];
  for (const factor of factors) {
    f = naiveProduct(f, factor, BigInt(p));
    const line = `${factor.length - 1} ${naiveProduct(factor, [1n], BigInt(p)).join(" ")}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) => `${count} ${line}`);
  return {
    input: `${f.length - 1} ${p}\n${f.join(" ")}\n`,
    output: `${lines.length}\n${lines.join("\n")}\n`,
  };
}

/** (x - c)^degree - a modulo P, the degree a power of two; irreducible, since a is no square. */
function shifted(random: Random, degree: number): bigint[] {
  const c = BigInt(random.int(0, P - 1));
  let power = [1n];
  for (let i = 0; i < degree; i++) power = naiveProduct(power, [-c, 1n], BigInt(P));
  if (degree > 1) power[0]! -= 3n * BigInt(random.int(1, 9)) ** 2n; // 3 is a primitive root
  return naiveProduct(power, [1n], BigInt(P));
}

/** x^degree + x^low + 1 modulo 2, famous ones that are irreducible. */
const TRINOMIALS = [
  [2, 1],
  [3, 1],
  [4, 1],
  [7, 1],
  [15, 1],
  [22, 1],
  [31, 3],
].map(([degree, low]) =>
  Array.from({ length: degree! + 1 }, (_, i) => BigInt(+[0, low, degree].includes(i))),
);

const DEGREES = {
  large: [1, 1, 2, 2, 4],
  "max-linear": new Array<number>(100).fill(1),
  "max-quadratic": new Array<number>(50).fill(2),
  "max-degrees": [1, 1, 2, 32, 64],
  "max-sixteens": [16, 16, 16, 16, 16, 16, 4],
};

export const twin = described({
  problem: "factorization_of_polynomials",
  timeLimitMs: 10_000,
  middle: 12,
  shape: (s) => {
    const n = s.size(0, 100);
    const p = s.int(2, P, (random) => random.pick(n > 12 ? [2, P] : n > 6 ? [2, 2, 3] : [2, 3, 5]));
    const make = (random: Random) => {
      const some = (degree: number) => [
        ...Array.from({ length: degree }, () => BigInt(random.int(0, p - 1))),
        1n,
      ];
      if (random.int(0, 2) > 0) return some(n).map(Number);
      const linear = Array.from({ length: n }, () => some(1));
      return linear.reduce((f, g) => naiveProduct(f, g, BigInt(p)), [1n]).map(Number);
    };
    return { p, terms: s.numbers(n + 1, 0, p - 1, make) };
  },
  generators: {
    ...Object.fromEntries(
      Object.entries(DEGREES).map(([name, degrees]) => [
        name,
        (random: Random) =>
          known(
            P,
            degrees.map((degree) => shifted(random, degree)),
          ),
      ]),
    ),
    "max-often": (random) => known(P, new Array<bigint[]>(25).fill(shifted(random, 4))),
    "max-binary": () => known(2, [...TRINOMIALS, [0n, 1n], [1n, 1n]]),
  },
  /** Trial division by all polynomials with a highest term 1, those of lower degrees first. */
  naive: ({ p, terms }) => {
    let f = terms;
    const found: string[] = [];
    for (
      let degree = 1;
      f.length > 1;
      degree = 2 * degree + 2 < f.length ? degree + 1 : f.length - 1
    ) {
      const isLast = degree === f.length - 1; // no factor of half of the degree: irreducible
      for (let code = 0; code < (isLast ? 1 : p ** degree); code++) {
        const digits = Array.from({ length: degree }, (_, i) => Math.floor(code / p ** i) % p);
        const factor = isLast ? f : [...digits, 1];
        let count = 0;
        for (; f.length > degree; count++) {
          const rest = f.slice();
          for (let at = f.length - 1 - degree; at >= 0; at--) {
            for (let i = 0; i < degree; i++) {
              rest[at + i] = (rest[at + i]! + rest[at + degree]! * (p - factor[i]!)) % p;
            }
          }
          if (rest.slice(0, degree).some((term) => term !== 0)) break;
          f = rest.slice(degree);
        }
        if (count > 0) found.push(`${count} ${degree} ${factor.join(" ")}`);
      }
    }
    return [found.length, ...found];
  },
  check: ({ p, terms }, output, expected) => {
    if (expected !== undefined && sorted(output) !== sorted(expected)) {
      throw new Error(`expected in any order ${expected}`);
    }
    let f = [1n];
    for (const line of output.trim().split("\n").slice(1)) {
      const [count, , ...factor] = line.trim().split(" ").map(BigInt);
      for (let i = 0n; i < count!; i++) f = naiveProduct(f, factor, BigInt(p));
    }
    if (String(f) !== String(terms)) throw new Error("the factors have another product");
  },
});

const sorted = (answer: string) => {
  const [count, ...lines] = answer.trim().split(/ *\n/);
  return [count, ...lines.sort()].join("\n");
};
