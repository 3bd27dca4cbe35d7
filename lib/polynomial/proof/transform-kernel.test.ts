import { expect, it, vi } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { tableOf } from "../../io/proof/rows-of";
import { isPrime } from "../../number/is-prime";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { PrimeTransform } from "../prime-transform";
import { TransformKernel } from "../transform-kernel";

/** Primes with a number that is no square modulo them; the last ones are close to 2^30. */
const PRIMES: readonly (readonly [number, number])[] = tableOf(
  "998244353 3, 167772161 3, 754974721 11, 1045430273 3, 1053818881 7",
);

/** Without WebAssembly, for the same modules. */
function inJavaScript<T>(run: () => T): T {
  vi.stubGlobal("WebAssembly", undefined);
  try {
    return run();
  } finally {
    vi.unstubAllGlobals();
  }
}

function residues(random: Random, length: number, p: number): Int32Array {
  const kind = random.int(0, 3);
  return Int32Array.from({ length }, () =>
    kind === 0 ? p - 1 : random.int(0, kind) === 0 ? 0 : random.int(0, p - 1),
  );
}

function kernelOf(p: number, root: number): TransformKernel {
  const mod = new Mod(p);
  const order = (p - 1) & -(p - 1);
  return new TransformKernel(mod, mod.pow(root, (p - 1) / order), order);
}

it("the primes are primes with roots of unity of full order", () => {
  for (const [p, root] of PRIMES) {
    expect(isPrime(p)).toBe(true);
    expect(new Mod(p).pow(root, (p - 1) / 2)).toBe(p - 1);
  }
});

it.each(
  PRIMES,
)("agrees with the transforms in JavaScript modulo %i, at every length", (p, root) => {
  const kernel = kernelOf(p, root);
  const plain = new PrimeTransform(p, root);
  const random = new Random(p);
  for (let n = 16; n <= 2 ** 17; n *= 2) {
    for (let round = 0; round < (n < 2000 ? 8 : 1); round++) {
      const terms = residues(random, n, p);
      const [ours, theirs] = [terms.slice(), terms.slice()];
      expect(kernel.forward(ours)).toBe(true);
      inJavaScript(() => plain.forward(theirs));
      holdEqual(ours.join(), theirs.join(), n);
      expect(kernel.inverse(ours)).toBe(true);
      holdEqual(ours.join(), terms.join(), n);
    }
  }
});

/** Primes close to 2^30 with few roots of unity: their longest transforms use the last one of them. */
it.each([
  [1073740609, 11, 2 ** 6],
  [1073738753, 3, 2 ** 10],
])("the longest transform modulo %i is what sums of powers say", (p, root, n) => {
  const mod = new Mod(p);
  const kernel = kernelOf(p, root);
  expect((p - 1) & -(p - 1)).toBe(n);
  const terms = residues(new Random(p), n, p);
  const ours = terms.slice();
  expect(kernel.forward(ours)).toBe(true);
  const back = ours.slice();
  expect(kernel.inverse(back)).toBe(true);
  expect(back.join()).toBe(terms.join());
  // The values at all powers of a root of order n, in an order of the transform's own.
  const power = mod.pow(root, (p - 1) / n);
  const values = Array.from({ length: n }, (_, at) => {
    const x = mod.pow(power, at);
    return terms.reduceRight((sum, term) => mod.add(mod.mul(sum, x), term), 0);
  });
  expect([...ours].sort((a, b) => a - b)).toEqual(values.sort((a, b) => a - b));
});

it("products, squares, and factors shorter than the size", () => {
  const [[p, root]] = PRIMES as [readonly [number, number]];
  const kernel = kernelOf(p, root);
  const plain = new PrimeTransform(p, root);
  const random = new Random(1);
  for (const size of [16, 32, 2 ** 12, 2 ** 13]) {
    for (let round = 0; round < 5; round++) {
      const a = residues(random, random.int(0, size), p);
      const b = residues(random, random.int(0, size), p);
      const expected = inJavaScript(() => [plain.product(a, b, size), plain.product(a, a, size)]);
      const products = [kernel.product(a, b, size)!, kernel.product(a, a, size)!];
      holdEqual(products.join(), expected.join(), size);
    }
  }
});

it("PrimeTransform answers the same without it, whatever the length", () => {
  const [[p, root]] = PRIMES as [readonly [number, number]];
  const transform = new PrimeTransform(p, root);
  const random = new Random(2);
  for (const n of [2 ** 12, 2 ** 13, 2 ** 16]) {
    const terms = residues(random, n, p);
    const run = () => {
      const values = terms.slice();
      transform.forward(values);
      const back = values.slice();
      transform.inverse(back);
      return [values, back, transform.product(terms, terms.subarray(0, n / 2), n)];
    };
    holdEqual(run().join(), inJavaScript(run).join(), n);
  }
});

it("transforms the columns of a table as each alone, by both doors", () => {
  const [[p, root]] = PRIMES as [readonly [number, number]];
  const transform = new PrimeTransform(p, root);
  const kernel = kernelOf(p, root);
  const random = new Random(3);
  for (const n of [2 ** 5, 2 ** 6, 2 ** 13]) {
    for (let columns = 1; columns <= n; columns *= 2) {
      const terms = residues(random, n, p);
      const run = (direction: "forward" | "inverse") => {
        const table = terms.slice();
        transform[direction](table, columns);
        return table;
      };
      for (const direction of ["forward", "inverse"] as const) {
        const expected = new Int32Array(n);
        for (let c = 0; c < columns; c++) {
          const column = Int32Array.from(
            { length: n / columns },
            (_, i) => terms[i * columns + c]!,
          );
          inJavaScript(() => transform[direction](column));
          column.forEach((value, i) => {
            expected[i * columns + c] = value;
          });
        }
        const tables = [run(direction), inJavaScript(() => run(direction))];
        if (columns === 2) {
          const table = terms.slice();
          expect(kernel[direction](table, 2)).toBe(true);
          tables.push(table);
        }
        for (const table of tables) holdEqual(table.join(), expected.join(), [n, columns]);
      }
    }
  }
});

it("is compiled once", () => {
  const kernel = kernelOf(998244353, 3);
  expect(kernel.forward(new Int32Array(16))).toBe(true);
  expect(inJavaScript(() => kernel.forward(new Int32Array(16)))).toBe(true);
});

it("gives nothing where its memory cannot grow, and works after it", () => {
  const kernel = kernelOf(998244353, 3);
  const one = Int32Array.of(1);
  expect(kernel.product(one, Int32Array.of(2), 2 ** 29)).toBeNull();
  expect(kernel.product(one, Int32Array.of(2), 16)?.[0]).toBe(2);
});

it("gives nothing where there is no WebAssembly, so that PrimeTransform does the work", async () => {
  vi.resetModules();
  vi.stubGlobal("WebAssembly", undefined);
  const { TransformKernel: Other } = await import("../transform-kernel.ts");
  const kernel = new Other(new Mod(998244353), new Mod(998244353).pow(3, 119), 2 ** 23);
  expect(kernel.forward(new Int32Array(16))).toBe(false);
  expect(kernel.inverse(new Int32Array(16))).toBe(false);
  expect(kernel.forward(new Int32Array(32), 2)).toBe(false);
  expect(kernel.inverse(new Int32Array(32), 2)).toBe(false);
  expect(kernel.product(new Int32Array(1), new Int32Array(1), 16)).toBeNull();
  vi.unstubAllGlobals();
});
