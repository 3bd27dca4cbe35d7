/**
 * Far Term by elimination for a recurrence of length d, and powers of x modulo its polynomial; no shared
 * code. Up to place 2000 it goes on number by number instead.
 */
import { runProgram } from "../../lib/io/run-program";

const P = 998244353;

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).trim().split(/\s+/);
  const d = Number(words[0]);
  const k = BigInt(words[1]!);
  const numbers = words.slice(2).map(Number);
  const factors = recurrence(numbers, d);
  const term = k <= 2000n ? stepped(numbers, factors, Number(k)) : jumped(numbers, factors, k);
  return new TextEncoder().encode(`${term}\n`);
}

/** Exact: halves of 15 bits keep the parts below 2^53. */
function times(a: number, b: number): number {
  return (((a * (b >>> 15)) % P) * 32768 + a * (b & 32767)) % P;
}

function inverse(a: number): number {
  let result = 1;
  for (const bit of (P - 2).toString(2)) {
    result = times(result, result);
    if (bit === "1") result = times(result, a);
  }
  return result;
}

/** Some c with numbers[i] = the sum of c[j] · numbers[i - 1 - j] for i from d on. */
function recurrence(numbers: readonly number[], d: number): number[] {
  const rows = Array.from({ length: d }, (_, i) => [
    ...numbers.slice(i, i + d).reverse(),
    numbers[i + d]!,
  ]);
  const pivots: number[] = []; // the column of each row that is done
  for (let column = 0; column < d; column++) {
    const at = rows.findIndex((row, i) => i >= pivots.length && row[column] !== 0);
    if (at < 0) continue;
    const top = pivots.length;
    [rows[top], rows[at]] = [rows[at]!, rows[top]!];
    const scale = inverse(rows[top]![column]!);
    const pivot = rows[top]!.map((value) => times(value, scale));
    rows[top] = pivot;
    rows.forEach((row, i) => {
      const factor = row[column]!;
      if (i === top || factor === 0) return;
      for (let j = column; j <= d; j++) row[j] = (row[j]! + times(P - factor, pivot[j]!)) % P;
    });
    pivots.push(column);
  }
  const factors = new Array<number>(d).fill(0);
  pivots.forEach((column, row) => {
    factors[column] = rows[row]![d]!;
  });
  return factors;
}

function stepped(numbers: readonly number[], factors: readonly number[], k: number): number {
  const all = numbers.slice();
  for (let i = all.length; i <= k; i++) {
    all.push(factors.reduce((sum, factor, j) => (sum + times(factor, all[i - 1 - j]!)) % P, 0));
  }
  return all[k]!;
}

/** x^k modulo x^d - c[0] x^(d - 1) - …, then the numbers in place of the powers of x. */
function jumped(numbers: readonly number[], factors: readonly number[], k: bigint): number {
  const d = factors.length;
  const reduce = (terms: number[]): number[] => {
    for (let top = terms.length - 1; top >= d; top--) {
      const factor = terms[top]!;
      factors.forEach((c, j) => {
        terms[top - 1 - j] = (terms[top - 1 - j]! + times(factor, c)) % P;
      });
    }
    return terms.slice(0, d);
  };
  let power = reduce([1]);
  for (const bit of k.toString(2)) {
    const square = new Array<number>(2 * power.length).fill(0);
    power.forEach((a, i) => {
      power.forEach((b, j) => {
        square[i + j] = (square[i + j]! + times(a, b)) % P;
      });
    });
    power = reduce(bit === "1" ? [0, ...square] : square);
  }
  return power.reduce((sum, term, i) => (sum + times(term, numbers[i]!)) % P, 0);
}

if (require.main === module) runProgram(solve);
