/**
 * cartesianTree: the least value of a sequence as the root, those before and behind it as subtrees.
 *
 * Use     cartesianTree(values)
 * Time    O(n)
 * Space   8 bytes a value
 * Limits  any numbers but NaN; of equal values the first is the higher one
 * Errors  RangeError for NaN
 * Source  J. Vuillemin, Comm. ACM 23 (1980), 229-239; built with a stack, own code
 * Tested  cartesian-tree.test.ts: against a recursive search for the least value, 10^5 values in order;
 *         verify: Library Checker cartesian_tree
 *
 * For the greatest value as the root negate the values.
 */

/** The index of each value's parent, -1 for the root. O(n). */
export function cartesianTree(values: ArrayLike<number>): Int32Array {
  const numbers = new Float64Array(values); // texts, too, are compared as numbers
  const n = numbers.length;
  const parent = new Int32Array(n).fill(-1);
  const stack = new Int32Array(n); // the right edge of the tree so far, the root lowest
  let open = 0;
  for (let i = 0; i < n; i++) {
    const value = numbers[i]!;
    if (Number.isNaN(value)) throw new RangeError(`cartesianTree: values[${i}] is NaN`);
    let last = -1;
    while (open > 0 && numbers[stack[open - 1]!]! > value) last = stack[--open]!;
    if (last !== -1) parent[last] = i;
    if (open > 0) parent[i] = stack[open - 1]!;
    stack[open++] = i;
  }
  return parent;
}
