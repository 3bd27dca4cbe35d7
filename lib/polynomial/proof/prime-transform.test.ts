import { describe, expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { naivePower } from "../../number/proof/naive-power";
import { Random } from "../../sequence/random";
import { PrimeTransform } from "../prime-transform";
import { naiveSums } from "./naive-sums";

const random = new Random(1);

// Primes of all sizes with a primitive root of each, found by trying all powers or by the factors of p - 1.
describe.each(
  tableOf(`
  5 2 2, 17 3 4, 257 3 7, 998244353 3 7, 897581057 3 7, 880803841 26 7, 943718401 7 7,
  935329793 3 7, 754974721 11 7
`),
)("modulo %i", (p, root, most) => {
  const residues = (n: number) =>
    Int32Array.from({ length: n }, () => (random.int(0, 3) === 0 ? p - 1 : random.int(0, p - 1)));

  it("gives the values at all roots of unity, in bit-reversed order", () => {
    const transform = new PrimeTransform(p, root);
    for (let bits = 0; bits <= most; bits++) {
      const n = 2 ** bits;
      const terms = residues(n);
      const unity = naivePower(BigInt(root), BigInt((p - 1) / n), BigInt(p));
      const values = terms.slice();
      transform.forward(values);
      for (let at = 0; at < n; at++) {
        let reversed = 0;
        for (let bit = 0; bit < bits; bit++) reversed |= ((at >> bit) & 1) << (bits - 1 - bit);
        const x = naivePower(unity, BigInt(reversed), BigInt(p));
        let value = 0n;
        for (let i = n - 1; i >= 0; i--) value = (value * x + BigInt(terms[i]!)) % BigInt(p);
        expect(values[at]).toBe(Number(value));
      }
      transform.inverse(values);
      expect(values).toEqual(terms);
    }
  });

  it("multiplies modulo x^n - 1", () => {
    const transform = new PrimeTransform(p, root);
    const n = 2 ** (most - 1);
    for (let round = 0; round < 10; round++) {
      const [a, b] = [residues(random.int(1, n)), residues(random.int(1, n))];
      const sums = naiveSums(a, b, (i, j) => (i + j) % n, n);
      expect([...transform.product(a, b, n)]).toEqual(sums.map((sum) => Number(sum % BigInt(p))));
      expect(transform.product(a, a, n)).toEqual(transform.product(a, a.slice(), n));
    }
  });
});

it("transforms the columns of a table as each alone", () => {
  const p = 998244353;
  const transform = new PrimeTransform(p, 3);
  for (const columns of [2, 4, 8]) {
    for (const length of [1, 2, 4, 8, 32]) {
      const table = Int32Array.from({ length: length * columns }, () => random.int(0, p - 1));
      for (const direction of ["forward", "inverse"] as const) {
        const expected = table.slice();
        for (let c = 0; c < columns; c++) {
          const column = table.filter((_, at) => at % columns === c);
          transform[direction](column);
          column.forEach((value, i) => {
            expected[i * columns + c] = value;
          });
        }
        const whole = table.slice();
        transform[direction](whole, columns);
        expect(whole).toEqual(expected);
      }
    }
  }
});

it("large transforms are undone, and extreme terms stay exact", () => {
  const p = 998244353;
  const transform = new PrimeTransform(p, 3);
  for (const n of [2 ** 17, 2 ** 18]) {
    for (const terms of [
      Int32Array.from({ length: n }, () => random.int(0, p - 1)),
      new Int32Array(n).fill(p - 1),
    ]) {
      const values = terms.slice();
      transform.forward(values);
      let sum = 0;
      for (const term of terms) sum = (sum + term) % p;
      expect(values[0]).toBe(sum);
      transform.inverse(values);
      expect(values.every((value, i) => value === terms[i])).toBe(true);
    }
  }
});

it("refuses other moduli and lengths", () => {
  const transform = new PrimeTransform(17, 3);
  for (const length of [0, 3, 12, 32]) {
    const call = () => transform.forward(new Int32Array(length));
    expect(call).toThrow(/^PrimeTransform: the length must be a power of two in \[1, 16\]/);
  }
});
