/**
 * grundy: the Grundy numbers of all positions of a finite game without loops.
 *
 * Use     const numbers = grundy(10, (pile) => [1, 3, 4].filter((take) => take <= pile).map((take) => pile - take))
 * Time    O(positions + moves): each move is looked at twice
 * Space   O(positions + moves on the current line of play); an explicit stack, so depth is no limit
 * Limits  positions 0 … count - 1, count in [0, 2^30]; the player who cannot move loses; not checked to be
 *         numbers: mex(values), nimSum(numbers)
 * Errors  RangeError for a bad count, a move to a position out of range, or a loop
 * Source  R. Sprague (1935), P. M. Grundy (1939); depth-first order, own code
 * Tested  grundy.test.ts: the subtraction game and the table of coins of the source documents;
 *         on random graphs a sum of two positions is lost exactly where the two numbers agree
 */
export function grundy(count: number, moves: Moves): Int32Array {
  if (!Number.isInteger(count) || count < 0 || count > 2 ** 30) {
    throw new RangeError(`grundy: count must be an integer in [0, 2^30], got ${count}`);
  }
  const numbers = new Int32Array(count).fill(UNSEEN);
  const seen = new MexCounter();
  const path: { position: number; targets: ArrayLike<number>; next: number }[] = [];
  for (let start = 0; start < count; start++) {
    if (numbers[start] !== UNSEEN) continue;
    numbers[start] = OPEN;
    path.push({ position: start, targets: moves(start), next: 0 });
    while (path.length > 0) {
      const top = path[path.length - 1]!;
      if (top.next === top.targets.length) {
        path.pop();
        seen.clear();
        for (let at = 0; at < top.next; at++) seen.add(numbers[top.targets[at]!]!);
        numbers[top.position] = seen.mex();
        continue;
      }
      const target = top.targets[top.next++]!;
      const number = numbers[target];
      if (number === undefined) {
        throw new RangeError(
          `grundy: position ${top.position} moves to ${target}, not in [0, ${count})`,
        );
      }
      if (number === OPEN) throw new RangeError(`grundy: position ${target} is part of a loop`);
      if (number !== UNSEEN) continue;
      numbers[target] = OPEN;
      path.push({ position: target, targets: moves(target), next: 0 });
    }
  }
  return numbers;
}

/** The positions that one move leads to; asked once for each position, in any order. */
export type Moves = (position: number) => ArrayLike<number>;

/** The smallest non-negative integer that is not among the values. O(values). */
export function mex(values: ArrayLike<number>): number {
  // Usually all values that matter are below 31 and fit into one word.
  let seen = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    if ((value | 0) === value && value >>> 0 < 31) seen |= 1 << value;
  }
  const free = ~seen & (seen + 1);
  if (free > 0) return 31 - Math.clz32(free);
  // The answer is at most the number of values, so larger ones do not matter.
  const present = new Uint8Array(values.length + 1);
  for (let at = 0; at < values.length; at++) present[values[at]!] = 1; // outside of it nothing happens
  return present.indexOf(0);
}

/**
 * The Grundy number of a sum of independent games: the XOR of their numbers; 0 = the player to move
 * loses.
 */
export function nimSum(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum ^= numbers[at]!;
  return sum;
}

/** A set of small non-negative integers, emptied in O(1), that knows its mex. */
export class MexCounter {
  private stamps = new Int32Array(16);
  private round = 1;

  clear(): void {
    this.round++;
    if (this.round < 2 ** 31) return;
    this.stamps.fill(0);
    this.round = 1;
  }

  add(value: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** 30) {
      throw new RangeError(`MexCounter.add: expected an integer in [0, 2^30), got ${value}`);
    }
    if (value >= this.stamps.length) {
      const larger = new Int32Array(2 ** Math.ceil(Math.log2(value + 1)));
      larger.set(this.stamps);
      this.stamps = larger;
    }
    this.stamps[value] = this.round;
  }

  /** The smallest non-negative integer not added since the last clear(). */
  mex(): number {
    let value = 0;
    while (this.stamps[value] === this.round) value++;
    return value;
  }
}

const UNSEEN = -1;
const OPEN = -2;
