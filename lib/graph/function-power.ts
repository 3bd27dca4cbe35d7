/**
 * functionPower: where each element comes to by k steps of a function from [0, n) to itself ("doubling").
 *
 * Use     functionPower([1, 2, 0], 10n ** 18n)
 * Time    O(n log k): 2 · 10^5 elements and k = 10^18 in about 0.1 s
 * Space   12 bytes an element
 * Limits  n < 2^31; k a safe integer or a BigInt, from 0 on, however large
 * Errors  RangeError: an image outside [0, n), a k that is negative or no integer
 * Source  repeated squaring: folklore, own code
 * Tested  function-power.test.ts: against single steps; verify: AtCoder abc167_d
 *
 * A permutation has the same power. For the cycles and the way to them take functionalGraph.
 */
export function functionPower(next: ArrayLike<number>, k: number | bigint): Int32Array {
  if (typeof k === "number" ? !Number.isSafeInteger(k) || k < 0 : k < 0) {
    throw new RangeError(`functionPower: k must be a safe integer or a BigInt from 0 on, got ${k}`);
  }
  const n = next.length;
  let power = new Int32Array(n); // 1, 2, 4, … steps
  for (let v = 0; v < n; v++) {
    const image = next[v]!;
    if (image >>> 0 !== image || image >= n) {
      throw new RangeError(`functionPower: next[${v}] must be in [0, ${n}), got ${image}`);
    }
    power[v] = image;
  }
  const result = Int32Array.from({ length: n }, (_, v) => v);
  let square = new Int32Array(n);
  const bits = k.toString(2);
  for (let bit = bits.length - 1; bit >= 0; bit--) {
    if (bits[bit] === "1") for (let v = 0; v < n; v++) result[v] = power[result[v]!]!;
    if (bit === 0) break;
    for (let v = 0; v < n; v++) square[v] = power[power[v]!]!;
    [power, square] = [square, power];
  }
  return result;
}
