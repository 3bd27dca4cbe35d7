import { described } from "../../../scripts/verify/shape";
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

export const twin = described({
  problem: "unionfind_with_potential_non_commutative_group",
  timeLimitMs: 5000,
  middle: 30,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const hidden: Matrix[] = [];
    const query = () => {
      const [kind, u, v] = [s.pick(0, 1), s.index(n), s.index(n)];
      if (kind === 1) return { u, v };
      // Most statements hold for hidden matrices, so that they agree.
      const x = s.numbers(4, 0, Number(P) - 1, (random) => {
        const [a, b] = [u, v].map((at) => (hidden[at] ??= matrix(random))) as [Matrix, Matrix];
        return (random.int(0, 3) > 0 ? times(inverse(b), a) : matrix(random)).map(Number);
      });
      return { u, v, x: x.map(BigInt) as unknown as Matrix };
    };
    return { n, queries: s.list(q, query) };
  },
  naive: ({ n, queries }) => {
    // The elements of each set, with their values seen from one of them.
    const sets = Array.from(
      { length: n },
      (_, element) => new Map<number, Matrix>([[element, [1n, 0n, 0n, 1n]]]),
    );
    return queries.map(({ u, v, x }) => {
      const [setU, setV] = [sets[u]!, sets[v]!];
      const quotient = setU === setV && times(inverse(setU.get(v)!), setU.get(u)!);
      if (x === undefined) return quotient || -1;
      if (quotient) return Number(String(quotient) === String(x));
      const shift = times(times(setV.get(v)!, x), inverse(setU.get(u)!));
      for (const [element, value] of setU) {
        setV.set(element, times(shift, value));
        sets[element] = setV;
      }
      return 1;
    });
  },
});
