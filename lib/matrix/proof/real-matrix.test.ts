import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { RealMatrix } from "../real-matrix";

const random = new Random(1);

/** Entries that are small integers, so that products and determinants are exact. */
function integers(rows: number, columns: number, most = 9): RealMatrix {
  const values = Float64Array.from({ length: rows * columns }, () => random.int(-most, most));
  return new RealMatrix(rows, columns, values);
}

function product(a: RealMatrix, b: RealMatrix): RealMatrix {
  const result = new RealMatrix(a.rows, b.columns);
  for (let i = 0; i < a.rows; i++) {
    for (let j = 0; j < b.columns; j++) {
      for (let k = 0; k < a.columns; k++) {
        result.values[i * b.columns + j]! +=
          a.values[i * a.columns + k]! * b.values[k * b.columns + j]!;
      }
    }
  }
  return result;
}

/** The sum over all permutations, row after row. */
function permutationSum(a: RealMatrix, row = 0, used = 0): number {
  if (row === a.rows) return 1;
  let sum = 0;
  for (let j = 0, sign = 1; j < a.columns; j++) {
    if (used & (1 << j)) continue;
    sum += sign * a.values[row * a.columns + j]! * permutationSum(a, row + 1, used | (1 << j));
    sign = -sign;
  }
  return sum;
}

it("determinants are sums over permutations", () => {
  for (let step = 0; step < 300; step++) {
    const a = integers(step % 7, step % 7, random.int(1, 9));
    const expected = permutationSum(a);
    expect(Math.abs(a.determinant() - expected)).toBeLessThan(
      1e-9 * Math.max(1, Math.abs(expected)),
    );
  }
  const n = 100;
  const second = new RealMatrix(n, n); // 2 on the diagonal, -1 beside it: n + 1
  for (let i = 0; i < n; i++) {
    second.values[i * n + i] = 2;
    if (i > 0) second.values[i * n + i - 1] = -1;
    if (i + 1 < n) second.values[i * n + i + 1] = -1;
  }
  expect(second.determinant()).toBeCloseTo(n + 1, 8);
});

it("a matrix times its inverse is the identity; a singular one has none", () => {
  for (let step = 0; step < 200; step++) {
    const n = random.int(1, 7);
    const a = integers(n, n, random.int(1, 9));
    const inverse = a.inverse();
    expect(inverse === undefined).toBe(permutationSum(a) === 0);
    if (inverse === undefined) continue;
    product(a, inverse).values.forEach((value, at) => {
      expect(value).toBeCloseTo(at % (n + 1) === 0 ? 1 : 0, 6);
    });
  }
});

it("the rank of a product of thin matrices, and its systems", () => {
  for (let step = 0; step < 200; step++) {
    const [rows, columns] = [random.int(1, 8), random.int(1, 8)];
    const thin = random.int(1, Math.min(rows, columns));
    const [left, right] = [integers(rows, thin), integers(thin, columns)];
    // Unit columns and rows make both of full rank.
    for (let i = 0; i < thin; i++) {
      for (let k = 0; k < thin; k++) {
        left.values[i * thin + k] = i === k ? 1 : 0;
        right.values[i * columns + k] = i === k ? 1 : 0;
      }
    }
    const a = product(left, right);
    expect(a.rank()).toBe(thin);
    const b = product(a, integers(columns, 1)).values;
    const solved = a.solve(b)!;
    expect(solved.rank).toBe(thin);
    product(a, new RealMatrix(columns, 1, solved.solution)).values.forEach((value, i) => {
      expect(value).toBeCloseTo(b[i]!, 6);
    });
    const { kernel } = solved;
    expect([kernel.rows, kernel.rank()]).toEqual([columns - thin, columns - thin]);
    for (let k = 0; k < kernel.rows; k++) {
      const vector = kernel.values.subarray(k * columns, (k + 1) * columns);
      for (const value of product(a, new RealMatrix(columns, 1, vector)).values)
        expect(value).toBeCloseTo(0, 6);
    }
    if (thin === rows) continue;
    b[rows - 1]! += 1; // the last row is a sum of others
    expect(a.solve(b)).toBeUndefined();
  }
});

it("a small pivot does not spoil the rest, and a scale does not matter", () => {
  const a = new RealMatrix(2, 2, Float64Array.of(1e-20, 1, 1, 1));
  const { solution } = a.solve([1, 2])!;
  expect(solution[0]).toBeCloseTo(1, 12);
  expect(solution[1]).toBeCloseTo(1, 12);
  for (const scale of [1e-200, 1, 1e150]) {
    const b = new RealMatrix(2, 2, Float64Array.of(scale, 2 * scale, 3 * scale, 4 * scale));
    expect(b.rank()).toBe(2);
    const c = new RealMatrix(2, 2, Float64Array.of(scale / 3, scale, scale / 9, scale / 3));
    expect(c.rank()).toBe(1);
    expect(c.inverse()).toBeUndefined();
  }
  expect(a.rank(0.99)).toBe(2);
  expect(new RealMatrix(2, 2, Float64Array.of(1, 0, 0, 1e-12)).rank(0)).toBe(2);
});

it("takes any list of numbers, and refuses texts at once", () => {
  expect([...new RealMatrix(2, 2, [1, 2, 3, 4]).solve([5, 11])!.solution].map(Math.round)).toEqual([
    1, 2,
  ]);
  const call = () => new RealMatrix(1, 2, [1, "2" as unknown as number]);
  expect(call).toThrow('RealMatrix: values[1] must be a number, got "2"');
});

it("refuses what is not finite", () => {
  const a = new RealMatrix(1, 1, Float64Array.of(Number.NaN));
  expect(() => a.rank()).toThrow("RealMatrix.rank: expected finite entries, got NaN");
});
