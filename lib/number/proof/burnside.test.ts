import { expect, test } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { bracelets, burnside, necklaces } from "../burnside";

/** The colourings that are the first among their images. */
function classes(permutations: number[][], n: number, colours: number): number {
  let count = 0;
  const digits = (number: number) =>
    Array.from({ length: n }, (_, i) => Math.floor(number / colours ** i) % colours);
  for (let number = 0; number < colours ** n; number++) {
    const colour = digits(number);
    const images = permutations.map((p) =>
      p.reduce((sum, to, from) => sum + colour[from]! * colours ** to, 0),
    );
    if (Math.min(...images) === number) count++;
  }
  return count;
}

const turns = (n: number) =>
  Array.from({ length: n }, (_, by) => Array.from({ length: n }, (_, i) => (i + by) % n));
const turnsAndReflections = (n: number) => [...turns(n), ...turns(n).map((p) => [...p].reverse())];

test("rings of up to 6 beads", () => {
  for (let n = 1; n <= 6; n++) {
    for (let colours = 0; colours <= 3; colours++) {
      const [turned, all] = [
        classes(turns(n), n, colours),
        classes(turnsAndReflections(n), n, colours),
      ];
      for (const m of [1, 2, 5, 998_244_353]) {
        expect(necklaces(n, colours, m)).toBe(turned % m);
        expect(bracelets(n, colours, m)).toBe(all % m);
        expect(burnside(turns(n), colours, m)).toBe(turned % m);
      }
    }
  }
});

test("squares of 2 × 2 and 3 × 3 up to turns and reflections: OEIS A054247", () => {
  for (const [side, expected] of tableOf("2 6, 3 102")) {
    const n = side!;
    const turn = (p: number[]) =>
      Array.from(p, (_, at) => p[(at % n) * n + n - 1 - Math.floor(at / n)]!);
    const flip = (p: number[]) =>
      Array.from(p, (_, at) => p[Math.floor(at / n) * n + n - 1 - (at % n)]!);
    const group = [Array.from({ length: n * n }, (_, i) => i)];
    for (let i = 0; i < 3; i++) group.push(turn(group[i]!));
    group.push(...group.map(flip));
    expect(burnside(group, 2, 10 ** 9 + 7)).toBe(expected);
  }
  expect(burnside([[]], 3, 7)).toBe(1);
});

test("long rings, also where n and m share a factor", () => {
  // For a prime n: (k^n - k) / n + k, here with k^n = k modulo n by Fermat and modulo m² by Euler.
  const p = 10_007;
  const kPowP = (mod: bigint) => {
    let r = 1n;
    for (let i = 0; i < p; i++) r = (r * 3n) % mod;
    return r;
  };
  expect(necklaces(p, 3, p)).toBe(
    Number(((kPowP(BigInt(p) ** 2n) - 3n) / BigInt(p) + 3n) % BigInt(p)),
  );
  expect([necklaces(2 ** 52, 1, 1000), bracelets(2 ** 53 - 1, 1, 1000)]).toEqual([1, 1]);
});

test("what is refused", () =>
  expect(() => burnside([], 2, 7)).toThrow("burnside: a group has at least one permutation"));
