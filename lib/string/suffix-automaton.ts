/**
 * SuffixAutomaton: the smallest automaton that reads exactly the substrings of a text, or of several words
 * ("generalised"), which may grow symbol by symbol.
 *
 * Use     const automaton = new SuffixAutomaton(text); automaton.step(0, 97); automaton.distinct()
 *         const words = new SuffixAutomaton(1000); words.addWord(text); words.startWord(); words.add(98);
 *         words.distinct()
 * Time    O(n · alphabet) to build, O(1) a step, O(alphabet) amortised an add
 * Space   8 · alphabet + 32 bytes a symbol: 120 MB for 500,000 lower-case letters
 * Limits  n in [0, 2^24] symbols in all; symbols are integers in [first, first + alphabet), by default
 *         letters a … z; not checked to be numbers: new SuffixAutomaton(text), SuffixAutomaton.step(state,
 *         symbol)
 * Errors  RangeError for a bad capacity or alphabet, a text too long, too many symbols, and a symbol outside
 * Source  Blumer et al., Theoretical Computer Science 40 (1985), 31-55
 * Tested  suffix-automaton.test.ts: against the set of all substrings; verify: library-checker
 *         longest_common_substring, Luogu P6139
 *
 * State 0 is the empty text. A state stands for substrings that end at the same places; the longest has
 * `length[state]` symbols, and `link[state]` is the state of the longest suffix that ends at more places.
 */
import { shown } from "../io/shown";
export class SuffixAutomaton {
  readonly first: number;
  readonly alphabet: number;
  /** How many symbols all words together may have. */
  readonly capacity: number;
  /** How many states there are; the arrays have room for more. */
  states = 1;
  readonly length: Int32Array;
  /** -1 for state 0. */
  readonly link: Int32Array;
  /** Where the state's substrings end for the first time, in their word: the index behind the last symbol. */
  readonly firstEnd: Int32Array;
  /** How many prefixes of words each state stands for. */
  private readonly ends: Int32Array;
  /** next[state * alphabet + symbol - first], 0 where the automaton cannot read on. */
  private readonly next: Int32Array;
  /** The state of the word so far. */
  private last = 0;
  private symbols = 0;
  private words = 0;
  private substrings = 0;

  /** The automaton of a text, or, given a number, an empty one with room for that many symbols. */
  constructor(text: number | ArrayLike<number>, first = 97, alphabet = 26) {
    if (!Number.isInteger(alphabet) || alphabet < 1 || alphabet > 2 ** 16) {
      throw new RangeError(
        `SuffixAutomaton: alphabet must be an integer in [1, 65536], got ${alphabet}`,
      );
    }
    if (!Number.isInteger(first)) {
      throw new RangeError(`SuffixAutomaton: first must be an integer, got ${shown(first)}`);
    }
    const capacity = typeof text === "number" ? text : text.length;
    if (!Number.isInteger(capacity) || capacity < 0) {
      throw new RangeError(
        `SuffixAutomaton: expected a text or a capacity of at least 0, got ${shown(capacity)}`,
      );
    }
    if (capacity > 2 ** 24 || 2 * capacity * alphabet >= 2 ** 31) {
      throw new RangeError(`SuffixAutomaton: text too long, ${capacity} symbols`);
    }
    const most = Math.max(2, 2 * capacity);
    this.first = first;
    this.alphabet = alphabet;
    this.capacity = capacity;
    this.length = new Int32Array(most);
    this.link = new Int32Array(most);
    this.firstEnd = new Int32Array(most);
    this.ends = new Int32Array(most);
    this.next = new Int32Array(most * alphabet);
    this.link[0] = -1;
    if (typeof text !== "number") this.addWord(text);
  }

  /** Adds another word; returns the state of the whole of it. */
  addWord(word: ArrayLike<number>): number {
    this.startWord();
    for (let i = 0; i < word.length; i++) this.add(word[i]!);
    return this.last;
  }

  /** What is added from now on is another word. */
  startWord(): void {
    this.words++;
    this.last = 0;
  }

  /** Adds a symbol to the end of the word; returns the state of the word so far. */
  add(symbol: number): number {
    const { next, length, link, alphabet } = this;
    const offset = symbol - this.first;
    if (offset >>> 0 !== offset || offset >= alphabet) {
      throw new RangeError(
        `SuffixAutomaton: symbols must be in [${this.first}, ${this.first + alphabet}), got ${shown(symbol)}; first and alphabet follow the text`,
      );
    }
    if (this.symbols === this.capacity) {
      throw new RangeError(`SuffixAutomaton.add: full at capacity ${this.capacity}`);
    }
    if (this.words === 0) this.words = 1;
    this.symbols++;
    let at = this.last;
    let state = 0;
    if (next[at * alphabet + offset] === 0) {
      state = this.states++;
      length[state] = this.firstEnd[state] = length[at]! + 1;
      for (; at >= 0 && next[at * alphabet + offset] === 0; at = link[at]!) {
        next[at * alphabet + offset] = state;
      }
    }
    const suffixState = at < 0 ? 0 : this.split(at, offset);
    if (state === 0) state = suffixState;
    else {
      link[state] = suffixState;
      this.substrings += length[state]! - length[suffixState]!;
    }
    this.ends[state]!++;
    this.last = state;
    return state;
  }

  /** The state after one more symbol, or -1 if the text so read is no substring. */
  step(state: number, symbol: number): number {
    const offset = symbol - this.first;
    if (offset >>> 0 !== offset || offset >= this.alphabet) return -1;
    return this.next[state * this.alphabet + offset]! || -1;
  }

  /** How many different substrings there are now, without the empty one. O(1). */
  distinct(): number {
    return this.substrings;
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

  /** How often the substrings of each state occur; the empty one once more a word than there are symbols. O(n). */
  occurrences(): Int32Array {
    const { link, states } = this;
    const counts = this.ends.slice(0, states);
    const order = this.byLength();
    for (let at = states - 1; at > 0; at--) counts[link[order[at]!]!]! += counts[order[at]!]!;
    counts[0]! += Math.max(1, this.words);
    return counts;
  }

  /** In how many of these words, all of which were added, the substrings of each state occur. O(n √n). */
  wordCounts(words: readonly ArrayLike<number>[]): Int32Array {
    const { link, states } = this;
    const counts = new Int32Array(states);
    const seen = new Int32Array(states); // the last word that holds it, from 1
    for (const word of words) {
      const number = ++counts[0]!;
      for (let i = 0, state = 0; i < word.length; i++) {
        state = this.step(state, word[i]!);
        if (state < 0) {
          throw new RangeError(`SuffixAutomaton.wordCounts: word ${number - 1} was not added`);
        }
        for (let at = state; at > 0 && seen[at] !== number; at = link[at]!) {
          seen[at] = number;
          counts[at]!++;
        }
      }
    }
    return counts;
  }

  /** The state of the longest text of state `at` with one more symbol, apart from longer texts. */
  private split(at: number, offset: number): number {
    const { next, length, link, alphabet } = this;
    const target = next[at * alphabet + offset]!;
    if (length[target] === length[at]! + 1) return target;
    const clone = this.states++;
    length[clone] = length[at]! + 1;
    this.firstEnd[clone] = this.firstEnd[target]!;
    link[clone] = link[target]!;
    next.copyWithin(clone * alphabet, target * alphabet, (target + 1) * alphabet);
    link[target] = clone;
    for (let above = at; above >= 0 && next[above * alphabet + offset] === target; ) {
      next[above * alphabet + offset] = clone;
      above = link[above]!;
    }
    return clone;
  }
}
