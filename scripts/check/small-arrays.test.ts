import { expect, it } from "vitest";
import { convexHull } from "../../lib/geometry/convex-hull";
import { csr, undirectedCsr } from "../../lib/graph/csr";
import { directedEulerianTrail } from "../../lib/graph/directed-eulerian-trail";
import { Scanner } from "../../lib/io/scanner";
import { readBitMatrix } from "../../lib/matrix/read-bit-matrix";
import { BigInteger } from "../../lib/polynomial/big-integer";
import { monotoneSequenceCount } from "../../lib/polynomial/monotone-sequence-count";
import { polynomialGcd } from "../../lib/polynomial/polynomial-gcd";
import { productOfMany } from "../../lib/polynomial/product-of-many";
import { Random } from "../../lib/sequence/random";
import { LowestCommonAncestor } from "../../lib/tree/lowest-common-ancestor";
import { rootedTree } from "../../lib/tree/rooted-tree";
import { virtualTree } from "../../lib/tree/virtual-tree";

/** How many Int32Arrays of 64 numbers at most, each with a buffer of its own, `work` makes. */
function smallArrays(work: () => void): number {
  const own = Int32Array;
  let count = 0;
  const counting: Int32ArrayConstructor = new Proxy(own, {
    construct(target, args, made): Int32Array {
      const array: Int32Array = Reflect.construct(target, args, made === counting ? target : made);
      if (!(args[0] instanceof ArrayBuffer) && array.length <= 64) count++;
      return array;
    },
  });
  globalThis.Int32Array = own.prototype.constructor = counting; // slice and map make arrays by it too
  try {
    work();
  } finally {
    globalThis.Int32Array = own.prototype.constructor = own;
  }
  return count;
}

const random = new Random(1);
const residues = (n: number) => Int32Array.from({ length: n }, () => random.int(1, 998244352));
const SIZE = 2000;
const [a, b] = [residues(SIZE), residues(SIZE)];
const factors = Array.from({ length: SIZE }, () => residues(2));
const places = Array.from({ length: SIZE }, (_, i) => i);
const bits = new TextEncoder().encode("1\n".repeat(SIZE));

/** Each of them made an array or more for every item once. */
const works: Record<string, () => void> = {
  polynomialGcd: () => void polynomialGcd(a, b),
  productOfMany: () => void productOfMany(factors),
  monotoneSequenceCount: () => {
    monotoneSequenceCount(
      places,
      places.map((i) => i + 2),
    );
    monotoneSequenceCount(
      new Int32Array(SIZE),
      Int32Array.from(places, (i) => i + 1),
    );
  },
  readBitMatrix: () => void readBitMatrix(new Scanner(bits), SIZE, 1),
  BigInteger: () => {
    for (let i = 1; i <= SIZE; i++)
      BigInteger.parse(`12345678901${i}`).divide(BigInteger.parse(`${i}`));
  },
  "a graph a test": () => {
    for (const i of places) directedEulerianTrail(csr(2, [0], [i % 2]));
  },
  "a virtual tree a query": () => {
    const tree = rootedTree(undirectedCsr(3, [0, 0], [1, 2]));
    const ancestors = new LowestCommonAncestor(tree);
    for (const _ of places) virtualTree(ancestors, [1, 2]);
  },
  "points a test": () => {
    for (const i of places) convexHull(Float64Array.of(0, i, 1), Float64Array.of(0, 1, i));
  },
};

it.each(Object.entries(works))("%s makes no small array an item", (_, work) => {
  expect(smallArrays(work)).toBeLessThanOrEqual(SIZE / 2);
});

it("counts what is made by new, of, from, slice and map", () => {
  const made = smallArrays(() => {
    const one = new Int32Array(3);
    one.slice().map((value) => value);
    Int32Array.of(1);
    Int32Array.from([1]);
    new Int32Array(new ArrayBuffer(8));
    one.subarray(1);
    new Int32Array(65);
  });
  expect(made).toBe(5);
});
