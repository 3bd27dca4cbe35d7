/**
 * incrementalScc: when the two ends of each arc come to lie in one strongly connected component, as the
 * arcs are added one after the other.
 *
 * Use     const times = incrementalScc(n, from, to)
 * Time    O((n + m) log m); some 1.5 s where n = m = 5·10^5
 * Space   about 60 bytes an arc and 60 bytes a vertex, and those of stronglyConnectedComponents
 * Limits  those of Csr, m below 2^28; all arcs are known beforehand
 * Errors  those of csr: RangeError for a bad n or endpoint, sides of different lengths
 * Source  divide and conquer over time, all halves of one size at once: folklore, own code
 * Tested  incremental-scc.test.ts: against components after each arc; verify: library-checker
 *         incremental_scc
 *
 * With the arcs sorted by these times, DisjointSets follow the components: after each time, the arcs that
 * have it join the sets of their ends.
 */
import { csr } from "./csr";
import { stronglyConnectedComponents } from "./strongly-connected-components";

/** For each arc the first e for which arcs 0 … e put its ends into one component; m where none does. */
export function incrementalScc(
  n: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
): Int32Array {
  const all = csr(n, from, to, "incrementalScc");
  const { m } = all;
  const { component: last } = stronglyConnectedComponents(all);
  // The time of each arc in `order` lies in [time, time + width). Those of one range stand side by side,
  // and they have vertices of their own, in which components of earlier times are one.
  let order = Int32Array.from({ length: m }, (_, e) => e).filter(
    (e) => last[from[e]!] === last[to[e]!],
  );
  const time = new Int32Array(m).fill(m);
  for (const e of order) time[e] = 0;
  let width = 1;
  while (width < m) width *= 2;
  const tail = Int32Array.from(from);
  const head = Int32Array.from(to);
  const tails = new Int32Array(order.length);
  const heads = new Int32Array(order.length);
  const second = new Int32Array(order.length);
  let spare = new Int32Array(order.length);
  let vertices = n;
  while (width > 1) {
    width /= 2;
    let count = 0;
    for (const e of order) {
      if (e >= time[e]! + width) continue;
      tails[count] = tail[e]!;
      heads[count++] = head[e]!;
    }
    const graph = csr(vertices, tails.subarray(0, count), heads.subarray(0, count));
    const { component, count: components } = stronglyConnectedComponents(graph);
    let put = 0;
    for (let at = 0; at < order.length; ) {
      // The first half keeps the vertices, the second has the components.
      const since = time[order[at]!]!;
      let others = 0;
      for (; at < order.length && time[order[at]!] === since; at++) {
        const e = order[at]!;
        const one = component[tail[e]!]!;
        const other = component[head[e]!]!;
        if (one !== other) {
          second[others++] = e;
          tail[e] = vertices + one;
          head[e] = vertices + other;
        } else if (e < since + width) {
          spare[put++] = e;
        } else {
          time[e] = e; // added when its ends were in one component
        }
      }
      spare.set(second.subarray(0, others), put);
      put += others;
      for (let i = 0; i < others; i++) time[second[i]!] = since + width;
    }
    [order, spare] = [spare.subarray(0, put), order];
    vertices = renumber(order, tail, head, vertices + components);
  }
  return time;
}

/** Numbers the vertices that these arcs use from 0 on; returns how many there are. */
function renumber(arcs: Int32Array, tail: Int32Array, head: Int32Array, vertices: number): number {
  const name = new Int32Array(vertices).fill(-1);
  let names = 0;
  for (const e of arcs) {
    if (name[tail[e]!] === -1) name[tail[e]!] = names++;
    if (name[head[e]!] === -1) name[head[e]!] = names++;
    tail[e] = name[tail[e]!]!;
    head[e] = name[head[e]!]!;
  }
  return names;
}
