import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { Mod } from "../mod";
import { primeSums, primeSumsOf } from "../prime-sums";

it("agrees with sums term by term, for all quotients and small moduli", () => {
  const isPrime = (n: number) => {
    for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
    return n > 1;
  };
  const random = new Random(1);
  for (let step = 0; step < 100; step++) {
    const n = step < 60 ? step + 1 : random.int(1, 60) ** 2 + random.int(0, 1);
    const m = random.pick([1, 2, 3, 6, 997, 998244353, 2 ** 30 - 1]);
    for (const degree of [0, 1, 2]) {
      const upTo = [0n];
      for (let v = 1; v <= n; v++)
        upTo.push(upTo[v - 1]! + (isPrime(v) ? BigInt(v) ** BigInt(degree) : 0n));
      const expected = (v: number) => Number(upTo[v]! % BigInt(m));
      const { small, large } = primeSums(n, degree, new Mod(m));
      const root = Math.floor(Math.sqrt(n));
      expect([...small]).toEqual(Array.from({ length: root + 1 }, (_, v) => expected(v)));
      for (let i = 1; i <= root; i++) expect(large[i]).toBe(expected(Math.floor(n / i)));
    }
  }
});

it("gives published sums", () => {
  const mod = new Mod(998244353);
  // OEIS A006880, A046731 and A099825: counts, sums and sums of squares of the primes up to 10^n.
  const sums = [
    [4n, 17n, 87n],
    [25n, 1060n, 65796n],
    [168n, 76127n, 49345379n],
    [1229n, 5736396n, 37546387960n],
  ];
  sums.forEach((row, k) => {
    row.forEach((sum, degree) => {
      const { large } = primeSums(10 ** (k + 1), degree, mod);
      expect(large[1]).toBe(Number(sum % 998244353n));
    });
  });
  expect(primeSums(1e9, 1, mod).large[1]).toBe(Number(24739512092254535n % 998244353n));
});

it("gives the same with trees, from 10^9 on, as without", () => {
  for (const [n, m] of tableOf("1e9 998244353, 1234567890 30")) {
    const mod = new Mod(m);
    const tables = primeSumsOf(n, [0, 1, 2], mod);
    for (const i of [20, 61, 1400, 1401, 1503, 31622]) {
      const plain = primeSumsOf(Math.floor(n / i), [0, 1, 2], mod);
      plain.forEach(({ small, large }, degree) => {
        const { small: sums, large: quotients } = tables[degree]!;
        expect(quotients[i]).toBe(large[1]);
        expect(sums.subarray(0, small.length)).toEqual(small);
      });
    }
  }
});

it("gives several degrees at once as one by one", () => {
  const mod = new Mod(2 ** 30 - 1);
  for (const degrees of [[], [1], [2, 0], [0, 1, 2]]) {
    const tables = primeSumsOf(123_456_789, degrees, mod);
    expect(tables.map(({ large }) => large[1])).toEqual(
      degrees.map((degree) => primeSums(123_456_789, degree, mod).large[1]),
    );
  }
});
