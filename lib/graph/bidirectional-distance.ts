/**
 * bidirectionalDistance: the fewest moves between two positions, searched from both ends.
 *
 * Use     bidirectionalDistance<number>(1, 10, (x) => [x + 1, 2 * x], (x) => (x % 2 ? [x - 1] : [x - 1, x / 2]))
 * Time    O(positions nearer than half the distance · moves), from both ends
 * Space   a Map entry for each such position
 * Limits  positions are numbers, big integers or strings; at most 2^24 of them from
 *         each end (Map's own limit); -1 where no path leads
 * Errors  none of its own
 * Source  I. Pohl (1971); whole layers, the smaller one first, so that the first meeting is shortest
 *         only after the layer is finished: folklore, own code
 * Tested  bidirectional-distance.test.ts: against GridSearch for all pairs on boards with walls,
 *         one-way moves included
 */
export function bidirectionalDistance<P extends number | bigint | string>(
  from: P,
  to: P,
  moves: (position: P) => Iterable<P>,
  /** The positions from which one move leads to `position`; needed where a move cannot be taken back. */
  movesBack: (position: P) => Iterable<P> = moves,
): number {
  if (from === to) return 0;
  const forth = { seen: new Map([[from, 0]]), layer: [from], moves, depth: 0 };
  const back = { seen: new Map([[to, 0]]), layer: [to], moves: movesBack, depth: 0 };
  while (forth.layer.length > 0 && back.layer.length > 0) {
    const [side, other] = forth.layer.length <= back.layer.length ? [forth, back] : [back, forth];
    side.depth++;
    const next: P[] = [];
    let best = Number.POSITIVE_INFINITY;
    for (const position of side.layer) {
      for (const target of side.moves(position)) {
        if (side.seen.has(target)) continue;
        side.seen.set(target, side.depth);
        next.push(target);
        const rest = other.seen.get(target);
        if (rest !== undefined) best = Math.min(best, side.depth + rest);
      }
    }
    if (best < Number.POSITIVE_INFINITY) return best;
    side.layer = next;
  }
  return -1;
}
