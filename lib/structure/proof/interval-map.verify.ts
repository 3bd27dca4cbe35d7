/**
 * intervals: additions and assignments to ranges of an array, k-th smallest and sums of powers, at random.
 *
 * In      n m seed vmax, from which the array and the m operations follow
 * Out     the answer of each operation that asks
 * Source  Codeforces 896C, https://codeforces.com/problemset/problem/896/C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { IntervalMap } from "../interval-map";

const P = 1_000_000_007;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, 1e5, "n");
  const m = scanner.intIn(1, 1e5, "m");
  let seed = scanner.intIn(0, P - 1, "seed");
  const vmax = scanner.intIn(1, 1e9, "vmax");
  const below = (limit: number) => {
    const value = seed % limit;
    seed = (seed * 7 + 13) % P;
    return value;
  };
  const map = new IntervalMap();
  for (let i = 0; i < n; i++) map.set(i, i + 1, below(vmax) + 1);
  for (let i = 0; i < m; i++) {
    const op = below(4) + 1;
    const [a, b] = [below(n), below(n)];
    const [l, r] = a < b ? [a, b + 1] : [b, a + 1];
    const x = below(op === 3 ? r - l : vmax) + 1;
    if (op === 1) map.update(l, r, (value) => value + x);
    else if (op === 2) map.set(l, r, x);
    else if (op === 3) writer.int(kth(map, l, r, x)).newline();
    else writer.int(powerSum(map, l, r, x, below(vmax) + 1)).newline();
  }
  return writer.result();
}

/** The k-th smallest number of a range, k from 1. */
function kth(map: IntervalMap, l: number, r: number, k: number): number {
  const runs: [value: number, length: number][] = [];
  map.visit(l, r, (begin, end, value) => runs.push([value, end - begin]));
  runs.sort((a, b) => a[0] - b[0]);
  let at = 0;
  for (let left = k - runs[0]![1]; left > 0; left -= runs[at]![1]) at++;
  return runs[at]![0];
}

function powerSum(map: IntervalMap, l: number, r: number, exponent: number, modulus: number) {
  const mod = new Mod(modulus);
  let sum = 0;
  map.visit(l, r, (begin, end, value) => {
    const power = mod.pow(value % modulus, exponent);
    sum = mod.add(sum, mod.mul(power, (end - begin) % modulus));
  });
  return sum;
}

if (require.main === module) runProgram(solve);
