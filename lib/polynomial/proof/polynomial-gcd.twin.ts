import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;
const p = BigInt(P);
const MAX_TERMS = 50_000;

function terms(random: Random, count: number, high = P - 1): bigint[] {
  return Array.from({ length: count }, (_, i) => BigInt(random.int(i === count - 1 ? 1 : 0, high)));
}

function product(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const result = new Array<bigint>(a.length + b.length - 1).fill(0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      result[i + j] = (result[i + j]! + x * y) % p;
    });
  });
  return result;
}

function pair(f: readonly bigint[], g: readonly bigint[]): string {
  return `${f.length} ${g.length}\n${f.join(" ")}\n${g.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "inv_of_polynomials",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => pair(terms(random, random.int(1, 6), 3), terms(random, random.int(1, 6), 3)),
    middle: (random) => pair(terms(random, random.int(1, 200)), terms(random, random.int(1, 200))),
    // Quotients of degrees above 1, by continued fractions: a, b become q a + b, a.
    steps: (random) => {
      let [a, b] = [terms(random, 1), [0n]];
      while (a.length < 150) {
        const next = product(terms(random, random.pick([2, 2, 3, random.int(2, 40)])), a);
        b.forEach((term, i) => {
          next[i] = (next[i]! + term) % p;
        });
        [a, b] = [next, a];
      }
      return random.int(0, 1) === 0 ? pair(a, b) : pair(b, a);
    },
    common: (random) => {
      const factor = terms(random, random.int(1, 60));
      const other = () => product(factor, terms(random, random.int(1, 100)));
      return pair(other(), other());
    },
    /** Fibonacci polynomials, F(n + 1) = x F(n) + F(n - 1), all quotients x: F(n)² - F(n + 1) F(n - 1) is 1. */
    "max-fibonacci": () => {
      const inverses = [1n, 1n];
      for (let i = 2; i <= MAX_TERMS; i++) {
        inverses.push(((p - p / BigInt(i)) * inverses[P % i]!) % p);
      }
      const [factorials, inverseFactorials] = [[1n], [1n]];
      for (let i = 1; i <= MAX_TERMS; i++) {
        factorials.push((factorials[i - 1]! * BigInt(i)) % p);
        inverseFactorials.push((inverseFactorials[i - 1]! * inverses[i]!) % p);
      }
      const fibonacci = (n: number) => {
        const f = new Array<bigint>(n).fill(0n);
        for (let k = 0; 2 * k < n; k++) {
          const ways = (factorials[n - 1 - k]! * inverseFactorials[k]!) % p;
          f[n - 1 - 2 * k] = (ways * inverseFactorials[n - 1 - 2 * k]!) % p;
        }
        return f;
      };
      const f = fibonacci(MAX_TERMS - 1);
      return { input: pair(f, fibonacci(MAX_TERMS)), output: `${f.length}\n${f.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(terms(random, MAX_TERMS), terms(random, MAX_TERMS)),
  },
  /** Euclid's algorithm, one term of a quotient after the other. */
  naive: (input) => {
    const [, f, g] = input.split("\n").map((line) => line.split(" ").map(BigInt));
    let [a, b, x, next] = [g!.slice(), f!.slice(), [] as bigint[], [1n]]; // a = x f, b = next · f
    for (;;) {
      while (b.length > 0 && b[b.length - 1] === 0n) b.pop();
      if (b.length === 0) break;
      while (a.length >= b.length) {
        const at = a.length - b.length;
        const factor = (a.pop()! * inverse(b[b.length - 1]!)) % p;
        for (let i = 0; i + 1 < b.length; i++) a[at + i] = (a[at + i]! + factor * (p - b[i]!)) % p;
        for (let i = 0; i < next.length; i++) {
          x[at + i] = ((x[at + i] ?? 0n) + factor * (p - next[i]!)) % p;
        }
        for (let i = 0; i < x.length; i++) x[i] ??= 0n;
      }
      [a, b, x, next] = [b, a, next, x];
    }
    if (a.length > 1) return "-1\n";
    const h = x.map((term) => (term * inverse(a[0]!)) % p);
    // Modulo g, where f has a higher degree.
    while (h.length >= g!.length) {
      const at = h.length - g!.length;
      const factor = (h.pop()! * inverse(g![g!.length - 1]!)) % p;
      for (let i = 0; i + 1 < g!.length; i++) h[at + i] = (h[at + i]! + factor * (p - g![i]!)) % p;
    }
    while (h.length > 0 && h[h.length - 1] === 0n) h.pop();
    return `${h.length}\n${h.join(" ")}\n`;
  },
};

function inverse(value: bigint): bigint {
  let [rest, other, factor, nextFactor] = [p, value, 0n, 1n];
  while (other > 0n) {
    const quotient = rest / other;
    [rest, other] = [other, rest % other];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return (factor + p) % p;
}
