import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { linearSystem } from "../linear-system";
import { Matrix } from "../matrix";

/** All vectors of `length` residues. */
function vectors(length: number, p: number): number[][] {
  if (length === 0) return [[]];
  const shorter = vectors(length - 1, p);
  return shorter.flatMap((vector) => Array.from({ length: p }, (_, x) => [...vector, x]));
}

it("agrees with all vectors", () => {
  const random = new Random(1);
  let unsolvable = 0;
  for (let step = 0; step < 400; step++) {
    const p = random.pick([2, 3, 5]);
    const matrix = new Matrix(random.int(0, 4), random.int(1, p === 5 ? 3 : 4));
    const few = random.int(0, p - 1);
    for (let at = 0; at < matrix.values.length; at++) matrix.values[at] = random.int(0, few);
    const right = Array.from({ length: matrix.rows }, () => random.int(0, p - 1));
    const all = vectors(matrix.columns, p).filter((vector) =>
      right.every((value, i) => {
        const sum = vector.reduce((total, x, j) => total + x * matrix.get(i, j), 0);
        return sum % p === value;
      }),
    );
    const solutions = linearSystem(matrix, right, new Mod(p));
    if (solutions === undefined) {
      unsolvable++;
      expect(all).toEqual([]);
      continue;
    }
    const { solution, kernel } = solutions;
    const reached = vectors(kernel.rows, p).map((factors) =>
      [...solution].map((x, j) => {
        const sum = factors.reduce((total, factor, k) => total + factor * kernel.get(k, j), x);
        return sum % p;
      }),
    );
    expect(new Set(reached.map(String))).toEqual(new Set(all.map(String)));
    expect(reached.length).toBe(all.length);
  }
  expect(unsolvable).toBeGreaterThan(100);
});

it("large residues", () => {
  const p = 998244353;
  const solutions = linearSystem(new Matrix(1, 2, Int32Array.of(p - 1, p - 2)), [1], new Mod(p));
  expect([...solutions!.solution]).toEqual([p - 1, 0]);
  expect([...solutions!.kernel.values]).toEqual([p - 2, 1]);
});
