import type { Random } from "../../sequence/random";
import type { EdgeList } from "../random-graph";

/**
 * Bridges and cycles of at most `longest` vertices, n in all (one cycle of all of them from n on), each on one of the `near` last vertices. The edges of
 * a cycle come in its order.
 */
export function randomCactus(random: Random, n: number, longest: number, near: number): EdgeList {
  const from: number[] = [];
  const to: number[] = [];
  for (let count = 1; count < n; ) {
    const top = random.int(Math.max(0, count - near), count - 1);
    const size = Math.min(longest < n ? random.int(1, longest) : n, n - count + 1);
    // A bridge, as two vertices would be a doubled edge.
    const isBridge = size < 3;
    const added = isBridge ? 1 : size - 1;
    for (let i = 0; i < added; i++) {
      from.push(i === 0 ? top : count + i - 1);
      to.push(count + i);
    }
    count += added;
    if (isBridge) continue;
    from.push(count - 1);
    to.push(top);
  }
  const labels = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const labelled = (ends: number[]) => Int32Array.from(ends, (v) => labels[v]!);
  return { n, from: labelled(from), to: labelled(to) };
}
