import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";
import { naiveProduct } from "./naive-sums";

const P = 998244353;
const p = BigInt(P);
const MAX_TERMS = 50_000;

function terms(random: Random, count: number, high = P - 1): bigint[] {
  return Array.from({ length: count }, (_, i) => BigInt(random.int(i === count - 1 ? 1 : 0, high)));
}

function pair(f: readonly bigint[], g: readonly bigint[]): string {
  return `${f.length} ${g.length}\n${f.join(" ")}\n${g.join(" ")}\n`;
}

/** The Fibonacci polynomial of degree n - 1, from its highest term down: F(n + 1) = x F(n) + F(n - 1). */
function fibonacci(n: number): bigint[] {
  const f = new Array<bigint>(n).fill(0n);
  for (let k = 0, ways = 1n; 2 * k < n; k++) {
    f[n - 1 - 2 * k] = ways;
    const [top, bottom] = [(n - 1 - 2 * k) * (n - 2 - 2 * k), (n - 1 - k) * (k + 1)].map(BigInt);
    ways = (((ways * top!) % p) * naiveInverse(bottom! % p, p)) % p;
  }
  return f;
}

export const twin = described({
  problem: "inv_of_polynomials",
  timeLimitMs: 10_000,
  middle: 150,
  shape: (s) => {
    const [n, m] = [s.size(1, MAX_TERMS), s.size(1, MAX_TERMS)];
    let factor = [1n];
    /** A multiple of what both have in common. */
    const multiple = (random: Random, count: number) =>
      naiveProduct(factor, terms(random, count - factor.length + 1, n > 6 ? P - 1 : 3), p).map(
        Number,
      );
    const f = s.numbers(n, 0, P - 1, (random) => {
      if (n < 1000) factor = terms(random, random.pick([1, random.int(1, Math.min(n, m))]));
      return multiple(random, n);
    });
    const g = s.numbers(m, 0, P - 1, (random) => multiple(random, m));
    return [f.map(BigInt), g.map(BigInt)] as const;
  },
  generators: {
    // Quotients of degrees above 1, by continued fractions: a, b become q a + b, a.
    steps: (random) => {
      let [a, b] = [terms(random, 1), [0n]];
      while (a.length < 150) {
        const next = naiveProduct(terms(random, random.pick([2, 2, 3, random.int(2, 40)])), a, p);
        b.forEach((term, i) => {
          next[i] = (next[i]! + term) % p;
        });
        [a, b] = [next, a];
      }
      return random.int(0, 1) === 0 ? pair(a, b) : pair(b, a);
    },
    /** All quotients are x; F(n)² - F(n + 1) F(n - 1) is 1. */
    "max-fibonacci": () => {
      const f = fibonacci(MAX_TERMS - 1);
      return { input: pair(f, fibonacci(MAX_TERMS)), output: `${f.length}\n${f.join(" ")}\n` };
    },
  },
  /** Euclid's algorithm, one term of a quotient after the other. */
  naive: ([f, g]) => {
    let [a, b, x, next] = [g.slice(), f.slice(), [] as bigint[], [1n]]; // a = x f, b = next · f
    for (;;) {
      while (b.length > 0 && b[b.length - 1] === 0n) b.pop();
      if (b.length === 0) break;
      while (a.length >= b.length) {
        const at = a.length - b.length;
        const factor = (a.pop()! * naiveInverse(b[b.length - 1]!, p)) % p;
        for (let i = 0; i + 1 < b.length; i++) a[at + i] = (a[at + i]! + factor * (p - b[i]!)) % p;
        for (let i = 0; i < next.length; i++) {
          x[at + i] = ((x[at + i] ?? 0n) + factor * (p - next[i]!)) % p;
        }
        for (let i = 0; i < x.length; i++) x[i] ??= 0n;
      }
      [a, b, x, next] = [b, a, next, x];
    }
    if (a.length > 1) return -1;
    const h = x.map((term) => (term * naiveInverse(a[0]!, p)) % p);
    // Modulo g, where f has a higher degree.
    while (h.length >= g.length) {
      const at = h.length - g.length;
      const factor = (h.pop()! * naiveInverse(g[g.length - 1]!, p)) % p;
      for (let i = 0; i + 1 < g.length; i++) h[at + i] = (h[at + i]! + factor * (p - g[i]!)) % p;
    }
    while (h.length > 0 && h[h.length - 1] === 0n) h.pop();
    return [h.length, h];
  },
});
