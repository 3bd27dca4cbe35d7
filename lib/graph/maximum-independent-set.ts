/**
 * maximumIndependentSet: as many vertices as possible, no two of them adjacent.
 *
 * Use     maximumIndependentSet(graph)
 * Time    O(1.39^n · n): branches only on vertices with three neighbours left, or more
 * Space   O(n)
 * Limits  n ≤ 64; a vertex with a loop is never chosen. A maximum clique of a graph is a maximum
 *         independent set of its complement
 * Errors  RangeError for more vertices and a graph that is not one of undirectedCsr
 * Source  folklore: it is safe to take a vertex of degree 0 or 1, and any vertex of a ring; own code
 * Tested  maximum-independent-set.test.ts: against all sets; verify: library-checker
 *         maximum_independent_set
 *
 * Sets are two 32-bit words, vertices 0 … 31 in `low` and the rest in `high`.
 */
import { type Csr, checkUndirected } from "./csr";

/** The vertices in ascending order. */
export function maximumIndependentSet(graph: Csr): Int32Array {
  checkUndirected(graph, "maximumIndependentSet");
  const { n } = graph;
  if (n > 64) throw new RangeError(`maximumIndependentSet: n must be at most 64, got ${n}`);
  const { low, high, free } = neighbourWords(graph);
  // Branches to come, four words each: vertices left and vertices chosen.
  const stack = new Int32Array(4 * (n + 1));
  stack.set(free);
  let top = 4;
  let best = -1;
  let bestLow = 0;
  let bestHigh = 0;
  while (top > 0) {
    top -= 4;
    let leftLow = stack[top]!;
    let leftHigh = stack[top + 1]!;
    let chosenLow = stack[top + 2]!;
    let chosenHigh = stack[top + 3]!;
    for (;;) {
      const size = bits(chosenLow) + bits(chosenHigh);
      if (size + bits(leftLow) + bits(leftHigh) <= best) break;
      if (leftLow === 0 && leftHigh === 0) {
        best = size;
        bestLow = chosenLow;
        bestHigh = chosenHigh;
        break;
      }
      let pick = -1;
      let most = -1;
      for (let v = 0; v < n; v++) {
        if ((((v < 32 ? leftLow : leftHigh) >>> (v & 31)) & 1) === 0) continue;
        const degree = bits(low[v]! & leftLow) + bits(high[v]! & leftHigh);
        if (degree > most) {
          most = degree;
          pick = v;
        }
        if (degree <= 1) {
          pick = v;
          most = 0;
          break;
        }
      }
      const bitLow = pick < 32 ? 1 << pick : 0;
      const bitHigh = pick < 32 ? 0 : 1 << (pick & 31);
      if (most > 2) {
        stack[top] = leftLow & ~bitLow;
        stack[top + 1] = leftHigh & ~bitHigh;
        stack[top + 2] = chosenLow;
        stack[top + 3] = chosenHigh;
        top += 4;
      }
      leftLow &= ~(low[pick]! | bitLow);
      leftHigh &= ~(high[pick]! | bitHigh);
      chosenLow |= bitLow;
      chosenHigh |= bitHigh;
    }
  }
  const chosen: number[] = [];
  for (let v = 0; v < n; v++) {
    if (((v < 32 ? bestLow : bestHigh) >>> (v & 31)) & 1) chosen.push(v);
  }
  return Int32Array.from(chosen);
}

/** The neighbours of each vertex as words; `free` holds the vertices without loops. */
function neighbourWords(graph: Csr): { low: Int32Array; high: Int32Array; free: Int32Array } {
  const { n, start, head } = graph;
  const low = new Int32Array(n);
  const high = new Int32Array(n);
  const free = Int32Array.of(0, 0);
  for (let v = 0; v < n; v++) {
    let isLoop = false;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      const target = head[arc]!;
      if (target === v) isLoop = true;
      else if (target < 32) low[v] = low[v]! | (1 << target);
      else high[v] = high[v]! | (1 << (target & 31));
    }
    if (!isLoop) free[v >> 5] = free[v >> 5]! | (1 << (v & 31));
  }
  return { low, high, free };
}

function bits(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
