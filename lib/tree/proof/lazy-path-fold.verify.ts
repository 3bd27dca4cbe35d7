/**
 * bestStretches: the largest sum of neighbouring vertices on a path, while paths are painted with a value.
 *
 * In      n, n values, n - 1 edges "a b" of vertices from 1; q, q lines "1 a b" or "2 a b c" (paint with c)
 * Out     for each line "1 a b" the largest sum of a stretch of the path, which may be empty
 * Source  SPOJ GSS7, https://www.spoj.com/problems/GSS7/
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { HeavyLight } from "../heavy-light";
import { LazyPathFold } from "../lazy-path-fold";
import { rootedTree } from "../rooted-tree";

const MAX_SIZE = 100_000;
const MAX_VALUE = 10_000;

/** Of a stretch: its length and sum, the best sums from its first vertex, up to its last and anywhere. */
const bestOf = (length: number, sum: number, first: number, last: number, best: number) => ({
  length,
  sum,
  first,
  last,
  best,
});
type Best = ReturnType<typeof bestOf>;
const equal = (x: number, length: number) => {
  const most = Math.max(x, 0) * length;
  return bestOf(length, x * length, most, most, most);
};
const join = (a: Best, b: Best) =>
  bestOf(
    a.length + b.length,
    a.sum + b.sum,
    Math.max(a.first, a.sum + b.first),
    Math.max(b.last, b.sum + a.last),
    Math.max(a.best, b.best, a.last + b.first),
  );
const NONE = MAX_VALUE + 1;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, -MAX_VALUE, MAX_VALUE, "a value");
  const { from, to } = readEdges(scanner, n, n - 1, 1);
  const fold = new LazyPathFold(
    new HeavyLight(rootedTree(undirectedCsr(n, from, to))),
    Array.from(values, (x) => equal(x, 1)),
    join,
    equal(0, 0),
    (x: number, part) => (x === NONE ? part : equal(x, part.length)),
    (x, before) => (x === NONE ? before : x),
    NONE,
  );
  const writer = new Writer();
  for (let q = scanner.intIn(1, MAX_SIZE, "q"); q > 0; q--) {
    const kind = scanner.intIn(1, 2, "a kind");
    const a = scanner.intIn(1, n, "a") - 1;
    const b = scanner.intIn(1, n, "b") - 1;
    if (kind === 1) writer.int(fold.path(a, b).best).newline();
    else fold.applyPath(a, b, scanner.intIn(-MAX_VALUE, MAX_VALUE, "c"));
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
