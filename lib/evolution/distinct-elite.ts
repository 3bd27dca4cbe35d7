/**
 * DistinctElite: the best boards of each generation, no two equal, until the record stagnates.
 *
 * Use     const elite = new DistinctElite(2, 10); elite.of([Int32Array.of(0, 1), Int32Array.of(1, 0)], [3, 5])
 * Time    O(size log size + count² · n) a generation
 * Space   O(count) references
 * Limits  one object a run: it remembers the record; not checked to be numbers: new DistinctElite(count,
 *         patience), DistinctElite.of(fitness)
 * Errors  RangeError for a count below 2 or a patience below 1
 * Source  elitism without duplicates, restart at stagnation: folklore, own code
 * Tested  distinct-elite.test.ts: duplicates, fewer boards than asked for, patience and a new start
 */
import { fittest } from "./tournament";

export class DistinctElite {
  /** What `of` returned last. */
  best: readonly Int32Array[] = [];
  private readonly count: number;
  private readonly patience: number;
  private record = -1;
  private waited = 0;

  constructor(count: number, patience: number) {
    if (!(count >= 2)) throw new RangeError(`DistinctElite: count must be 2 or more, got ${count}`);
    if (!(patience >= 1)) {
      throw new RangeError(`DistinctElite: patience must be 1 or more, got ${patience}`);
    }
    this.count = count;
    this.patience = patience;
  }

  /**
   * The best boards of this generation; none if the record has not improved for more than `patience`
   * generations.
   */
  of(boards: readonly Int32Array[], fitness: ArrayLike<number>): readonly Int32Array[] {
    const order = fittest(fitness, boards.length);
    const top = fitness[order[0]!]!;
    this.waited = top > this.record ? 0 : this.waited + 1;
    this.record = Math.max(top, this.record);
    const best: Int32Array[] = [];
    if (this.waited > this.patience) {
      this.record = -1;
      this.waited = 0;
    } else {
      for (const at of order) {
        if (best.length === this.count) break;
        const board = boards[at]!;
        if (best.every((other) => !alike(other, board))) best.push(board);
      }
    }
    this.best = best;
    return best;
  }
}

function alike(a: Int32Array, b: Int32Array): boolean {
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
