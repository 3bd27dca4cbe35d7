import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;
type Matrix = readonly [bigint, bigint, bigint, bigint];

function times([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix {
  return [(a * e + b * g) % P, (a * f + b * h) % P, (c * e + d * g) % P, (c * f + d * h) % P];
}

const inverse = ([a, b, c, d]: Matrix): Matrix => [d, (P - b) % P, (P - c) % P, a];

/** A random matrix of determinant 1. */
function matrix(random: Random): Matrix {
  const value = () => BigInt(random.int(0, Number(P) - 1));
  return times(times([1n, value(), 0n, 1n], [1n, 0n, value(), 1n]), [1n, value(), 0n, 1n]);
}

function statements(random: Random, n: number, q: number): string {
  const hidden = Array.from({ length: n }, () => matrix(random));
  const lines = Array.from({ length: q }, () => {
    const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)] as const;
    if (random.int(0, 1) === 0) return `1 ${u} ${v}`;
    const isTrue = random.int(0, 3) > 0;
    const x = isTrue ? times(inverse(hidden[v]!), hidden[u]!) : matrix(random);
    return `0 ${u} ${v} ${x.join(" ")}`;
  });
  return `${n} ${q}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "unionfind_with_potential_non_commutative_group",
  timeLimitMs: 5000,
  generators: {
    small: (random) => statements(random, random.int(1, 8), 15),
    middle: (random) => statements(random, 30, 80),
    "max-queries": (random) => statements(random, 100, 200_000),
  },
  atBounds: {
    "max-both": (random) => statements(random, 200_000, 200_000),
    "max-half": (random) => statements(random, 50_000, 200_000),
  },
  naive: (input) => {
    const [header, ...lines] = input.trim().split("\n");
    // The elements of each set, with their values seen from one of them.
    const sets = Array.from({ length: Number(header!.split(" ")[0]) }, (_, element) => {
      return new Map<number, Matrix>([[element, [1n, 0n, 0n, 1n]]]);
    });
    const answers = lines.map((line) => {
      const [kind, u, v, ...parts] = line.split(" ").map(Number) as [number, number, number];
      const [setU, setV] = [sets[u]!, sets[v]!];
      const quotient = setU === setV && times(inverse(setU.get(v)!), setU.get(u)!);
      if (kind === 1) return quotient ? quotient.join(" ") : "-1";
      const x = parts.map(BigInt) as unknown as Matrix;
      if (quotient) return String(quotient) === String(x) ? "1" : "0";
      const shift = times(times(setV.get(v)!, x), inverse(setU.get(u)!));
      for (const [element, value] of setU) {
        setV.set(element, times(shift, value));
        sets[element] = setV;
      }
      return "1";
    });
    return `${answers.join("\n")}\n`;
  },
};
