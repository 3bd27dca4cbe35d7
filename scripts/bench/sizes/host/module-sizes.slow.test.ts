import { expect, it } from "vitest";
import { inParallel } from "../../../base/in-parallel";
import { readSource } from "../../../bundle/host/recipe";
import { readSources } from "../../../bundle/read/read-sources";
import { withoutComments } from "../../../bundle/syntax/without-comments";
import { MODULE_BYTES, POWER_SERIES_BYTES } from "../size-table";
import { moduleSize } from "./module-size";
import { POWER_SERIES, sizedModules } from "./module-sizes";

/**
 * Modules that weigh more than 6 kB alone, by topics. A new module stays below, unless it needs one of
 * the parts named here.
 * What they use, in kB:
 *   flow        MaxFlow with its network 5.6, a spanning tree 4.3, a heap 2.5, EulerHalves 1.1
 *   geometry    argsort 2.1 and points 1; exact predicates 1; the sweep of segments 10.5, Delaunay 5.3,
 *               UpperHullTree 4.1, SortedInts 5.1, Random 2.6, the buckets of CrossingPair 2.7
 *   graph       two heaps 3.9
 *   matrix      determinant and Berlekamp-Massey
 *   number      factorize with Mod64 3.6, isPrime 1.8 and two kernels 1.3
 *   polynomial  PrimeTransform 6.5 and its kernel 7.2, of which 1.2 are WebAssembly; convolutionReal 5.3
 *   queens      DisjointWords and the halves that it joins
 *   range       one class
 *   sliding     boards, heuristics and a search each
 *   string      CommonPrefix 6.1 and argsort 2.1; a convolution 15
 *   subset      PrimeTransform
 *   tree        LinkCutForest, a heap, a convolution 15, a spanning tree 4.2 and HeavyLight 3.6
 *   structure   SortedInts 5.2 and IntMap 1.8 below all three
 */
const OVER: Readonly<Record<string, string>> = {
  flow: "bipartite-edge-colouring extreme-sets gomory-hu min-cost-b-flow min-cost-flow project-selection weighted-matching",
  geometry:
    "axis-crossings convex-hull-3d convex-layers crossing-pair crossing-pairs delaunay intersect-half-planes sweep-pairs voronoi",
  graph: "k-shortest-walks minimum-diameter-tree",
  matrix: "adjugate-matrix sparse-determinant",
  number:
    "burnside divisors factorize fixed-base-log multiplicative-sum primitive-root stirling-numbers tetration two-squares",
  polynomial:
    "bell-numbers bernoulli-numbers big-integer chirp-z convolution convolution-exact convolution-large convolution-mod convolution64 divide geometric-interpolation large-factorials limbs-division limbs-product monotone-sequence-count multiplicative-convolution newton-basis p-recursive-term partition-numbers point-tree polynomial-factors polynomial-gcd polynomial-roots prime-transform product-of-many recurrence-term recurrence-terms relaxed-convolution sample-shift series-composition series-exp series-inverse series-inverse-2d series-log series-pow series-reversion series-sqrt sparse-series stirling-first taylor-shift",
  queens: "queens-count queens-join queens-permutation queens-random queens-symmetry",
  range: "linear-add-min-tree segment-tree-beats sort-slot-tree",
  sliding:
    "best-first-search breadth-first-search depth-first-search pattern-blocks pattern-database pattern-ida ranked-ida sliding-heuristic sliding-solver state-store",
  string: "runs wildcard-matches",
  structure: "interval-map interval-set sorted-map",
  subset: "cyclic-convolution multivariate-convolution",
  tree: "distance-counts second-spanning-tree subtree-link-cut-tree tree-schedule",
};

/** Lower it when a module goes from the list. */
const MOST_OVER = 97;

const listed = Object.entries(OVER).flatMap(([topic, names]) =>
  names.split(" ").map((name) => `lib/${topic}/${name}.ts`),
);

/** All that it imports, unused code and types too, is more than what bundling leaves. */
function mayBeOver(path: string): boolean {
  const { sources } = readSources(path, readSource);
  return sources.reduce((sum, { text }) => sum + withoutComments(text).length, 0) > MODULE_BYTES;
}

it("no other module weighs more than 6 kB alone, and each on the list does", async () => {
  const over: string[] = [];
  const sizes = inParallel(sizedModules([]).filter(mayBeOver), 3, async (path) => {
    if ((await moduleSize([path], "library-checker")) > MODULE_BYTES) over.push(path);
  });
  for await (const _ of sizes);
  expect(over.filter((path) => !listed.includes(path))).toEqual([]);
  expect(listed.filter((path) => !over.includes(path))).toEqual([]);
  expect(listed.length).toBeLessThanOrEqual(MOST_OVER);
}, 600_000);

it("the five power series together weigh less than 16 kB where no kernel with a memory runs", async () => {
  expect(await moduleSize(POWER_SERIES, "codeforces")).toBeLessThan(POWER_SERIES_BYTES);
});
