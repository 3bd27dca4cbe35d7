/**
 * PairList: pairs of indices, one behind the other, up to a number of them.
 *
 * Use     const list = new PairList("myFunction", 100); list.add(i, j); list.pairs()
 * Time    O(1) a pair, copies while it grows counted over all
 * Space   8 bytes a pair, and as much again while it grows
 * Limits  most ≤ 2^29; not checked to be numbers: PairList.add(i, j)
 * Errors  RangeError, with the owner's name: `most` is no integer in [0, 2^29], or one pair more than that
 * Source  own code
 * Tested  pair-list.test.ts: against plain arrays
 */
export class PairList {
  ids = new Int32Array(64);
  /** Twice the number of pairs. */
  length = 0;
  private readonly owner: string;
  private readonly most: number;

  constructor(owner: string, most: number) {
    if (!Number.isInteger(most) || most < 0 || most > 2 ** 29) {
      throw new RangeError(`${owner}: most must be an integer in [0, 2^29], got ${most}`);
    }
    this.owner = owner;
    this.most = most;
  }

  /** Takes in a pair of any integers below 2^31, the smaller one first. */
  add(i: number, j: number): void {
    if (this.length === 2 * this.most) {
      throw new RangeError(
        `${this.owner}: more than ${this.most} pairs; a larger \`most\` allows them`,
      );
    }
    if (this.length === this.ids.length) {
      const grown = new Int32Array(2 * this.length);
      grown.set(this.ids);
      this.ids = grown;
    }
    this.ids[this.length++] = i < j ? i : j;
    this.ids[this.length++] = i < j ? j : i;
  }

  /** A copy: the first pair is result[0] and result[1]. */
  pairs(): Int32Array {
    return this.ids.slice(0, this.length);
  }
}
