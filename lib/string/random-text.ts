/**
 * randomText: texts for tests: random ones, repeated ones, and the words that strain text algorithms.
 *
 * Use     randomText(random, n)
 * Time    O(n)
 * Space   a byte a letter
 * Limits  n in [1, 2^24]; 26 letters, a … z; not checked to be numbers: randomLetters(n)
 * Errors  RangeError for a word's length or first number outside [1, 2^24]
 * Source  folklore, own code; no public problem asks for it: it makes inputs for twins. The shapes are those of the judge's repository,
 *         https://github.com/yosupo06/library-checker-problems, string/*
 * Tested  random-text.test.ts: lengths, letters and the laws of each word; every twin of this topic
 */
import type { Random } from "../sequence/random";

/** Few or many letters, a repeated piece, steps, or a Fibonacci word, sometimes with one wrong letter. */
export function randomText(random: Random, n: number): string {
  const kind = random.int(0, 4);
  if (kind === 4) return stepsWord(n);
  const letters = random.pick([1, 2, 3, 26]);
  if (kind === 0) return randomLetters(random, n, letters);
  if (kind === 1) {
    return randomLetters(random, random.int(1, n), letters).repeat(n).slice(0, n);
  }
  const at = random.int(0, n - 1);
  const word = fibonacciWord(n);
  return kind === 2 ? word : `${word.slice(0, at)}z${word.slice(at + 1)}`;
}

/** abaabaaabaaaab…: each run of the first letter is one longer, so that none of the √n runs is like another. */
export function stepsWord(n: number): string {
  check("stepsWord: n", n);
  let word = "";
  for (let run = 1; word.length < n; run++) word += `${"a".repeat(run)}b`;
  return word.slice(0, n);
}

/** n letters, each one of the first `letters` of the alphabet. */
export function randomLetters(random: Random, n: number, letters: number): string {
  const codes = new Uint8Array(n);
  for (let i = 0; i < n; i++) codes[i] = 97 + random.int(0, letters - 1);
  return new TextDecoder().decode(codes);
}

/** abaababa…: each piece is the two before it; it repeats itself nearly everywhere, but never thrice. */
export function fibonacciWord(n: number): string {
  check("fibonacciWord: n", n);
  let [before, word] = ["a", "ab"];
  while (word.length < n) [before, word] = [word, word + before];
  return word.slice(0, n);
}

/** abacabad…: letter i says how often 2 divides first + i. Any piece recurs, a step longer each time. */
export function rulerWord(n: number, first = 1): string {
  check("rulerWord: n", n);
  check("rulerWord: first", first);
  const codes = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    const number = first + i;
    codes[i] = 97 + 31 - Math.clz32(number & -number);
  }
  return new TextDecoder().decode(codes);
}

function check(what: string, number: number): void {
  if (!Number.isInteger(number) || number < 1 || number > 2 ** 24) {
    throw new RangeError(`${what} must be an integer in [1, 2^24], got ${number}`);
  }
}
