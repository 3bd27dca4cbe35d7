import { expect, it } from "vitest";
import { withoutArrays } from "../testing/without-arrays";
import { evaluationsIn, scopeOf } from "./edges/host/attempts";

/** The largest n that calls take; `terms(n)` are n zeros. */
const LARGEST = `
2 ** 12: new TriangleCounts(terms(n), terms(n), terms(1), terms(1))
2 ** 20 - 1: new SuffixAutomaton(n, 97, 1024)
2 ** 20: new PointTree(terms(n)) | seriesComposition(terms(2), terms(2), n)
2 ** 20: seriesReversion(Int32Array.of(0, 1), n)
2 ** 22: new PointCells({ length: n }, { length: n })
2 ** 22: convolution64({ high: { length: n }, low: { length: n } }, { high: [0], low: [1] })
2 ** 23 - 1: limbsProduct(terms(n), [2])
2 ** 24: new SuffixAutomaton(n, 97, 1) | convolutionReal({ length: n }, [1])
2 ** 24: sparseDeterminant({ n, rows: [], columns: [], values: [] })
2 ** 26: derangements(n, 7) | powersBelow(n, 3, 7)
2 ** 27: smallestFactors(n) | totientsBelow(n) | new Matrix(1, n) | new BitMatrix(n, 32)
2 ** 27: new FenwickGrid(1, n) | new FenwickGrid(n, 1) | divisorSums({ length: n })
2 ** 28: new SumSequence([], n)
2 ** 28 - 1: new LinkCutTree(n)
2 ** 28: new BucketQueue(n, 3) | new BucketQueue(3, n) | new WinnerTree(n) | new MeldableHeap(n)
2 ** 28: new PersistentQueue(n) | new IndexedHeap(n) | new QuickHeap(n, 1)
2 ** 30: new RollbackSets(n) | grundy(n, () => [])
2 ** 31 - 3: new PalindromicTree(n, 97, 1)
2 ** 31 - 2: new AhoCorasick(n, 97, 1) | new Trie(n, 97, 1)
2 ** 31 - 1: new PotentialSets(n)
2 ** 31: primesBelow(n)
1e11: totientSum(n, 7)
1e13: primeCount(n)
`;

it("sizes are taken to their bound, where no long array is made, and refused beyond it", async () => {
  const Plain = Int32Array;
  const terms = (n: number) => new Plain(n);
  const scope = { ...(await scopeOf("lib/structure/bucket-queue.ts", LARGEST)), terms };
  const evaluate = evaluationsIn(scope, []);
  for (const [, most, calls] of LARGEST.matchAll(/^(.+?): (.+)$/gm)) {
    for (const call of calls!.split(" | ")) {
      const errorAt = (n: string) => withoutArrays(() => evaluate(`((n) => ${call})(${n})`).error);
      expect(errorAt(most!), call).toBe("Error: an array");
      expect(errorAt(`${most} + 1`), call).toMatch(/^RangeError: \w+: /);
    }
  }
});
