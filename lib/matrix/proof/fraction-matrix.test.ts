import { expect, it } from "vitest";
import { Fraction } from "../../number/fraction";
import { Random } from "../../sequence/random";
import { FractionMatrix } from "../fraction-matrix";

const random = new Random(1);
const ZERO = new Fraction(0);

function drawn(rows: number, columns: number): FractionMatrix {
  const values = Array.from({ length: rows * columns }, () =>
    random.int(0, 2) === 0 ? random.int(-3, 3) : new Fraction(random.int(-6, 6), random.int(1, 4)),
  );
  return new FractionMatrix(rows, columns, values);
}

function product(a: FractionMatrix, b: FractionMatrix): FractionMatrix {
  const entry = (i: number, j: number) =>
    Array.from({ length: a.columns }, (_, k) =>
      a.values[i * a.columns + k]!.mul(b.values[k * b.columns + j]!),
    ).reduce((sum, term) => sum.add(term), ZERO);
  const values = Array.from({ length: a.rows * b.columns }, (_, at) =>
    entry(Math.floor(at / b.columns), at % b.columns),
  );
  return new FractionMatrix(a.rows, b.columns, values);
}

/** The sum over all permutations, row after row. */
function permutationSum(a: FractionMatrix, row = 0, used = 0): Fraction {
  if (row === a.rows) return new Fraction(1);
  let sum = ZERO;
  for (let j = 0, sign = 1; j < a.columns; j++) {
    if (used & (1 << j)) continue;
    const rest = permutationSum(a, row + 1, used | (1 << j));
    sum = sum.add(a.values[row * a.columns + j]!.mul(rest).mul(new Fraction(sign)));
    sign = -sign;
  }
  return sum;
}

it("determinants are sums over permutations; a matrix times its inverse is the identity", () => {
  for (let step = 0; step < 120; step++) {
    const n = step % 6;
    const a = drawn(n, n);
    const sum = permutationSum(a);
    expect(`${a.determinant()}`).toBe(`${sum}`);
    const inverse = a.inverse();
    expect(inverse === undefined).toBe(sum.compare(ZERO) === 0);
    if (inverse === undefined) continue;
    const identity = Array.from({ length: n * n }, (_, at) => (at % (n + 1) === 0 ? "1" : "0"));
    expect(product(a, inverse).values.map(String)).toEqual(identity);
  }
});

it("the rank of a product of thin matrices, and its systems", () => {
  for (let step = 0; step < 120; step++) {
    const [rows, columns] = [random.int(1, 6), random.int(1, 6)];
    const thin = random.int(1, Math.min(rows, columns));
    // Unit columns and rows make both of full rank.
    const unit = (i: number, k: number, other: number) =>
      i < thin ? Number(i === k) : random.int(-other, other);
    const left = Array.from({ length: rows * thin }, (_, at) =>
      unit(Math.floor(at / thin), at % thin, 4),
    );
    const right = Array.from({ length: thin * columns }, (_, at) =>
      unit(at % columns, Math.floor(at / columns), 4),
    );
    const a = product(
      new FractionMatrix(rows, thin, left),
      new FractionMatrix(thin, columns, right),
    );
    expect(a.rank()).toBe(thin);
    const b = product(a, drawn(columns, 1)).values;
    const solved = a.solve(b)!;
    expect(solved.rank).toBe(thin);
    const back = product(a, new FractionMatrix(columns, 1, solved.solution));
    expect(back.values.map(String)).toEqual(b.map(String));
    const { kernel } = solved;
    expect(kernel.length).toBe(columns - thin);
    expect(new FractionMatrix(kernel.length, columns, kernel.flat()).rank()).toBe(columns - thin);
    for (const vector of kernel) {
      const image = product(a, new FractionMatrix(columns, 1, vector));
      expect(image.values.map(String)).toEqual(image.values.map(() => "0"));
    }
    if (thin === rows) continue;
    expect(a.solve([...b.slice(0, -1), b.at(-1)!.add(new Fraction(1, 7))])).toBeUndefined();
  }
});
