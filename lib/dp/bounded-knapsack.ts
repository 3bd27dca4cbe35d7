/**
 * boundedKnapsack: the most value that fits into each capacity, of items of which some copies exist.
 *
 * Use     boundedKnapsack({ weights: [2, 3], values: [5, 8], copies: [3, 1] }, capacity)
 * Time    O(items · capacity), whatever the numbers of copies
 * Space   24 bytes a unit of capacity
 * Limits  integer weights from 1 on, copies from 0 on (Infinity for any number); values any numbers whose
 *         sums are exact
 * Errors  RangeError: a bad capacity, weight or number of copies, a value that is not finite, columns of
 *         different lengths
 * Source  a sliding window for each remainder of the weight: folklore, own code
 * Tested  bounded-knapsack.test.ts: against all choices; verify: CSES 1159
 */
export interface Items {
  readonly weights: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** One copy of each item without it. */
  readonly copies?: ArrayLike<number>;
}

/** best[c]: the most value of items that weigh at most c together, c in [0, capacity]. */
export function boundedKnapsack(
  { weights, values, copies }: Items,
  capacity: number,
): Float64Array {
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 27) {
    throw new RangeError(`boundedKnapsack: capacity must be in [0, 2^27], got ${capacity}`);
  }
  if (weights.length !== values.length || (copies && copies.length !== weights.length)) {
    throw new RangeError("boundedKnapsack: columns of different lengths");
  }
  const best = new Float64Array(capacity + 1);
  const before = new Float64Array(capacity + 1);
  const window = new Int32Array(capacity + 1);
  for (let item = 0; item < weights.length; item++) {
    const weight = weights[item]!;
    const count = copies?.[item] ?? 1;
    checkItem(item, weight, values[item]!, count);
    if (values[item]! <= 0) continue;
    before.set(best);
    for (let first = 0; first < weight && first <= capacity; first++) {
      slide(best, before, window, first, weight, values[item]!, count);
    }
  }
  return best;
}

/** The capacities first, first + weight, …: each takes the best of the last `count` + 1 before it. */
function slide(
  best: Float64Array,
  before: Float64Array,
  window: Int32Array,
  first: number,
  weight: number,
  value: number,
  count: number,
): void {
  // The window holds steps whose values less those of their copies descend, the best one in front.
  let front = 0;
  let back = 0;
  for (let c = first, step = 0; c < best.length; c += weight, step++) {
    const worth = before[c]! - step * value;
    while (back > front) {
      const last = window[back - 1]!;
      if (before[first + last * weight]! - last * value > worth) break;
      back--;
    }
    window[back++] = step;
    if (step - window[front]! > count) front++;
    const from = window[front]!;
    best[c] = before[first + from * weight]! + (step - from) * value;
  }
}

function checkItem(item: number, weight: number, value: number, count: number): void {
  const isCount = count === Infinity || Number.isInteger(count);
  if (Number.isInteger(weight) && weight >= 1 && isCount && count >= 0 && Number.isFinite(value)) {
    return;
  }
  throw new RangeError(
    `boundedKnapsack: item ${item} has weight ${weight}, value ${value}, ${count} copies`,
  );
}
