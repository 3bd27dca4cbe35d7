/**
 * Groups: items sorted by label, such as the vertices of each component side by side.
 *
 * Use     const { start, item } = groups(2, Int32Array.of(0, 1, 0))
 * Time    O(items + labels), a counting sort
 * Space   4 bytes an item and a label
 * Limits  labels in [0, count); a negative label leaves the item out
 * Errors  RangeError for a bad count and a label of count or more
 * Source  counting sort: folklore, own code
 * Tested  groups.test.ts: against filters; verify: library-checker scc and others
 */
export interface Groups {
  /** count + 1 offsets: the items with label g are item[start[g]] … item[start[g + 1] - 1], ascending. */
  readonly start: Int32Array;
  readonly item: Int32Array;
}

export function groups(count: number, labels: Int32Array): Groups {
  if (!Number.isInteger(count) || count < 0 || count >= 2 ** 31) {
    throw new RangeError(`groups: count must be an integer in [0, 2^31), got ${count}`);
  }
  const start = new Int32Array(count + 1);
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!;
    if (label >= count)
      throw new RangeError(`groups: labels[${i}] must be below ${count}, got ${label}`);
    if (label >= 0) start[label]!++;
  }
  let sum = 0;
  for (let g = 0; g <= count; g++) {
    sum += start[g]!;
    start[g] = sum;
  }
  const item = new Int32Array(sum);
  for (let i = labels.length - 1; i >= 0; i--) {
    const label = labels[i]!;
    if (label < 0) continue;
    start[label]!--;
    item[start[label]!] = i;
  }
  return { start, item };
}
