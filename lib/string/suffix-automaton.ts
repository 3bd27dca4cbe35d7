/**
 * SuffixAutomaton: the smallest automaton that reads exactly the substrings of a text.
 *
 * Use     const automaton = new SuffixAutomaton(text); automaton.step(0, 97); automaton.distinct()
 * Time    O(n · alphabet) to build, O(1) a step
 * Space   8 · alphabet bytes a symbol: 104 MB for 500,000 lower-case letters
 * Limits  n in [0, 2^24]; symbols are integers in [first, first + alphabet), by default letters a … z
 * Errors  RangeError for a bad alphabet, a text too long, and a symbol outside
 * Source  Blumer et al., Theoretical Computer Science 40 (1985), 31-55
 * Tested  suffix-automaton.test.ts: against the set of all substrings; verify: library-checker
 *         longest_common_substring
 *
 * State 0 is the empty text. A state stands for substrings that end at the same places; the longest has
 * `length[state]` symbols, and `link[state]` is the state of the longest suffix that ends at more places.
 */
import { shown } from "../io/shown";
export class SuffixAutomaton {
  readonly first: number;
  readonly alphabet: number;
  /** How many states there are. */
  readonly states: number;
  readonly length: Int32Array;
  /** -1 for state 0. */
  readonly link: Int32Array;
  /** Where the state's substrings end for the first time: the index behind the last symbol. */
  readonly firstEnd: Int32Array;
  /** next[state * alphabet + symbol - first], 0 where the automaton cannot read on. */
  private readonly next: Int32Array;

  constructor(text: ArrayLike<number>, first = 97, alphabet = 26) {
    if (!Number.isInteger(alphabet) || alphabet < 1 || alphabet > 2 ** 16) {
      throw new RangeError(
        `SuffixAutomaton: alphabet must be an integer in [1, 65536], got ${alphabet}`,
      );
    }
    if (text.length > 2 ** 24 || 2 * text.length * alphabet >= 2 ** 31) {
      throw new RangeError(`SuffixAutomaton: text too long, ${text.length} symbols`);
    }
    const most = Math.max(2, 2 * text.length);
    const length = new Int32Array(most);
    const link = new Int32Array(most);
    const firstEnd = new Int32Array(most);
    const next = new Int32Array(most * alphabet);
    link[0] = -1;
    let states = 1;
    let last = 0;
    for (let i = 0; i < text.length; i++) {
      const symbol = text[i]! - first;
      if (symbol >>> 0 !== symbol || symbol >= alphabet) {
        throw new RangeError(
          `SuffixAutomaton: symbol ${i} must be in [${first}, ${first + alphabet}), got ${shown(text[i])}; first and alphabet follow the text`,
        );
      }
      const state = states++;
      length[state] = i + 1;
      firstEnd[state] = i + 1;
      let at = last;
      for (; at >= 0 && next[at * alphabet + symbol] === 0; at = link[at]!) {
        next[at * alphabet + symbol] = state;
      }
      last = state;
      if (at < 0) continue; // link[state] is 0
      const target = next[at * alphabet + symbol]!;
      if (length[target] === length[at]! + 1) {
        link[state] = target;
        continue;
      }
      const clone = states++;
      length[clone] = length[at]! + 1;
      firstEnd[clone] = firstEnd[target]!;
      link[clone] = link[target]!;
      next.copyWithin(clone * alphabet, target * alphabet, (target + 1) * alphabet);
      link[target] = clone;
      link[state] = clone;
      for (; at >= 0 && next[at * alphabet + symbol] === target; at = link[at]!) {
        next[at * alphabet + symbol] = clone;
      }
    }
    this.first = first;
    this.alphabet = alphabet;
    this.states = states;
    this.length = length.subarray(0, states);
    this.link = link.subarray(0, states);
    this.firstEnd = firstEnd.subarray(0, states);
    this.next = next;
  }

  /** The state after one more symbol, or -1 if the text so read is no substring. */
  step(state: number, symbol: number): number {
    const offset = symbol - this.first;
    if (offset >>> 0 !== offset || offset >= this.alphabet) return -1;
    return this.next[state * this.alphabet + offset]! || -1;
  }

  /** How many different substrings there are, without the empty one. */
  distinct(): number {
    let count = 0;
    for (let state = 1; state < this.states; state++) {
      count += this.length[state]! - this.length[this.link[state]!]!;
    }
    return count;
  }

  /** The states, shorter ones first: links lead backwards in it, steps forwards. O(n). */
  byLength(): Int32Array {
    const { length, states } = this;
    const start = new Int32Array(states + 1);
    for (let state = 0; state < states; state++) start[length[state]! + 1]!++;
    for (let n = 0; n < states; n++) start[n + 1]! += start[n]!;
    const order = new Int32Array(states);
    for (let state = 0; state < states; state++) order[start[length[state]!]!++] = state;
    return order;
  }

  /** How often the substrings of each state occur in the text; the empty one n + 1 times. O(n). */
  occurrences(): Int32Array {
    const { length, link, firstEnd, states } = this;
    const counts = new Int32Array(states);
    const order = this.byLength();
    for (let at = states - 1; at > 0; at--) {
      const state = order[at]!;
      // A state of a whole prefix; the others end where a longer one ends.
      if (firstEnd[state] === length[state]) counts[state]!++;
      counts[link[state]!]! += counts[state]!;
    }
    counts[0]!++;
    return counts;
  }
}
