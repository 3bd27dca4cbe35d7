import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import {
  counting,
  maxMin,
  maxPlus,
  minMax,
  minPlus,
  type Semiring,
  semiringPower,
  semiringProduct,
} from "../semiring-power";

/** Words in the order of their letters: a product that does not commute. */
const words: Semiring<string> = {
  zero: "~",
  one: "",
  add: (a, b) => (a < b ? a : b),
  multiply: (a, b) => (a === "~" || b === "~" ? "~" : a + b),
};
const sum = (terms: readonly number[]) => terms.reduce((a, b) => a + b, 0);
const NUMBERS: readonly (readonly [Semiring<number>, typeof sum, typeof sum])[] = [
  [minPlus, (walks) => Math.min(Infinity, ...walks), sum],
  [maxPlus, (walks) => Math.max(-Infinity, ...walks), sum],
  [minMax, (walks) => Math.min(Infinity, ...walks), (edges) => Math.max(-Infinity, ...edges)],
  [maxMin, (walks) => Math.max(-Infinity, ...walks), (edges) => Math.min(Infinity, ...edges)],
  [counting, sum, (edges) => edges.reduce((a, b) => a * b, 1)],
];

/** All walks of `edges` edges, as the lists of their edges. */
function walks(n: number, entries: number[], from: number, to: number, edges: number): number[][] {
  if (edges === 0) return from === to ? [[]] : [];
  return Array.from({ length: n }, (_, v) => v).flatMap((v) =>
    walks(n, entries, v, to, edges - 1).map((rest) => [entries[from * n + v]!, ...rest]),
  );
}

it("powers are sums over all walks of the products of their edges", () => {
  const random = new Random(1);
  for (let step = 0; step < 80; step++) {
    const n = step % 4;
    const [semiring, add, multiply] = NUMBERS[step % NUMBERS.length]!;
    const entries = Array.from({ length: n * n }, () =>
      random.int(0, 2) === 0 ? semiring.zero : random.int(-9, 9),
    );
    const places = entries.map((_, at) => [Math.floor(at / n), at % n] as const);
    for (let edges = 0; edges < 5; edges++) {
      const power = semiringPower(n, entries, edges, semiring);
      const expected = places.map(([i, j]) => add(walks(n, entries, i, j, edges).map(multiply)));
      expect(Array.from(power, (x) => x + 0)).toEqual(expected.map((x) => x + 0)); // -0 is 0
    }
    const three = semiringPower(n, entries, 3, semiring);
    const nine = semiringPower(n, entries, 9n, semiring);
    const six = semiringProduct(n, three, three, semiring);
    expect(semiringProduct(n, six, three, semiring)).toEqual(nine);
    const top = entries.slice(0, n);
    const firstRow = Array.from(semiringPower(n, entries, 2, semiring)).slice(0, n);
    expect([...semiringProduct(n, top, entries, semiring)]).toEqual(firstRow);
  }
});

it("entries of other kinds, factors from left to right, matrices that are not square", () => {
  const bits = { zero: 0n, one: -1n, add: (a: bigint, b: bigint) => a ^ b };
  const xor = { ...bits, multiply: (a: bigint, b: bigint) => a & b };
  expect(semiringProduct(2, [6n, 3n], [5n, 1n, 2n, 3n], xor)).toEqual([6n, 3n]);
  expect(semiringPower(2, ["b", "a", "c", "~"], 3, words)).toEqual(["acb", "aca", "cac", "cba"]);
  const outer = semiringProduct(1, ["a", "b"], ["x", "y", "~"], words);
  expect(outer.join()).toBe("ax,ay,~,bx,by,~");
  expect(semiringProduct(3, [0, 1, 2], [], minPlus)).toHaveLength(0);
  expect(semiringPower(1, [1], 2 ** 53 - 1, minPlus)[0]).toBe(2 ** 53 - 1);
  expect(semiringPower(1, [0], 10n ** 40n, minPlus)[0]).toBe(0);
});

it("refuses bad exponents, semirings, and entries that break their laws", () => {
  expect(() => semiringPower(1, [1], "1" as never, minPlus)).toThrow('must be an integer, got "1"');
  expect(() => semiringPower(1, [1], -1n, minPlus)).toThrow("must not be negative, got -1");
  for (const x of [-Infinity, NaN]) {
    const call = () => semiringProduct(1, [1, x], [1], minPlus);
    expect(call).toThrow(`entries[1] is none of the semiring's, got ${x}`);
  }
  const lame = { ...minPlus, zero: 0 };
  const call = () => semiringPower(1, [1], 1, lame);
  expect(call).toThrow("entries[0] is none of the semiring's, got 1");
  expect(() => semiringPower(1, [1], 1, Math.min as never)).toThrow("expected a semiring {");
});
