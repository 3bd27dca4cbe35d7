import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function times(a: readonly bigint[], b: readonly bigint[], p: number): bigint[] {
  const product = new Array<bigint>(a.length + b.length - 1).fill(0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      product[i + j] = (((product[i + j]! + x * y) % BigInt(p)) + BigInt(p)) % BigInt(p);
    });
  });
  return product;
}

/** The product of factors that are irreducible; the same one may occur several times. */
function known(p: number, factors: readonly (readonly bigint[])[]): Answered {
  const counts = new Map<string, number>();
  let f = [1n];
  for (const factor of factors) {
    f = times(f, factor, p);
    const line = `${factor.length - 1} ${times(factor, [1n], p).join(" ")}`;
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
  for (let i = 0; i < degree; i++) power = times(power, [-c, 1n], P);
  if (degree > 1) power[0]! -= 3n * BigInt(random.int(1, 9)) ** 2n; // 3 is a primitive root
  return times(power, [1n], P);
}

function random(random: Random, n: number, p: number): string {
  const terms = Array.from({ length: n }, () => random.int(0, p - 1));
  return `${n} ${p}\n${[...terms, 1].join(" ")}\n`;
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

export const twin: Twin = {
  problem: "factorization_of_polynomials",
  timeLimitMs: 10_000,
  generators: {
    small: (source) => random(source, source.int(0, 6), source.pick([2, 3, 5])),
    middle: (source) => random(source, source.int(7, 12), source.pick([2, 2, 3])),
    often: (source) => {
      const p = source.pick([2, 3, 5]);
      const linear = Array.from({ length: source.int(1, 12) }, () => [
        BigInt(source.int(0, p - 1)),
        1n,
      ]);
      return known(p, linear);
    },
    large: (source) =>
      known(
        P,
        [1, 1, 2, 2, 4].map((degree) => shifted(source, degree)),
      ),
    "max-linear": (source) =>
      known(
        P,
        Array.from({ length: 100 }, () => shifted(source, 1)),
      ),
    "max-quadratic": (source) =>
      known(
        P,
        Array.from({ length: 50 }, () => shifted(source, 2)),
      ),
    "max-degrees": (source) =>
      known(
        P,
        [1, 1, 2, 32, 64].map((degree) => shifted(source, degree)),
      ),
    "max-sixteens": (source) => {
      const some = [16, 16, 16, 16, 16, 16].map((degree) => shifted(source, degree));
      return known(P, [...some, shifted(source, 4)]);
    },
    "max-often": (source) => {
      const factor = shifted(source, 4);
      return known(P, [...new Array<bigint[]>(24).fill(factor), shifted(source, 4)]);
    },
    "max-binary": () => known(2, [...TRINOMIALS, [0n, 1n], [1n, 1n]]),
    "max-binary-often": () =>
      known(
        2,
        TRINOMIALS.slice(0, 4).flatMap((f) => [f, f, f, f, f, f]),
      ),
  },
  atBounds: {
    "max-random": (source) => random(source, 100, P),
    "max-two": (source) => random(source, 100, 2),
  },
  /** Trial division by all polynomials with a highest term 1, those of lower degrees first. */
  naive: (input) => {
    const [head, line] = input.split("\n").map((text) => text.split(" ").map(Number));
    const p = head![1]!;
    let f = line!;
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
    return `${found.length}\n${found.join("\n")}\n`;
  },
  check: (_, output, expected) => {
    if (sorted(output) !== sorted(expected!)) throw new Error(`expected in any order ${expected}`);
  },
};

function sorted(answer: string): string {
  const [count, ...lines] = answer
    .trim()
    .split("\n")
    .map((line) => line.trim());
  return `${count}\n${lines.sort().join("\n")}`.trim();
}
